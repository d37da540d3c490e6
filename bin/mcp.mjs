#!/usr/bin/env node
// `npx mui-docs-mcp`: the server itself is TypeScript.
import { register } from 'tsx/cjs/api';
import { createRequire } from 'node:module';

register();
createRequire(import.meta.url)('../src/tooling/cli/mcp.ts');
