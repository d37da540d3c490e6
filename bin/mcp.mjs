#!/usr/bin/env node
// `npx mui-docs-mcp` starts here, because the server itself is TypeScript and needs tsx to load.
import { register } from 'tsx/cjs/api';
import { createRequire } from 'node:module';

register();
createRequire(import.meta.url)('../src/tooling/cli/mcp.ts');
