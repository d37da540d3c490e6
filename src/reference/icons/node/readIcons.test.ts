import path from 'node:path';
import { ICON_SYNONYMS } from '../data/synonyms';
import { splitIconName } from '../model/iconWords';
import { parseIconSource } from './parseIconSource';
import { readIcons } from './readIcons';

const icons = readIcons(path.resolve(__dirname, '../../../..'));
const byName = new Map(icons.entries);

test('parseIconSource returns the data of a single path, and otherwise elements', () => {
  expect(
    parseIconSource(`"use client";
import createSvgIcon from "./utils/createSvgIcon.js";
export default createSvgIcon(/*#__PURE__*/_jsx("path", { d: "M0 0" }), 'A');`),
  ).toBe('M0 0');
  expect(
    parseIconSource(
      `export default createSvgIcon([_jsx("path", { d: "M1 1", opacity: ".3" }, "0"), _jsx("circle", { r: "2" }, "1")], 'A');`,
    ),
  ).toEqual([
    ['path', { d: 'M1 1', opacity: '.3' }],
    ['circle', { r: '2' }],
  ]);
});

test('strips the style from names, unless it belongs to the name', () => {
  expect(byName.get('Delete')).toBe(31);
  expect(byName.has('DeleteOutline')).toBe(true);
  expect(byName.has('DeleteOutlined')).toBe(false);
  expect(byName.get('GitHub')).toBe(1);
  expect(byName.get('FaceUnlock')).toBe(30);
});

test('every icon in the entries has a shape', () => {
  const count = Object.values(icons.shapes).reduce(
    (sum, shapes) => sum + Object.keys(shapes).length,
    0,
  );
  expect(count).toBe(10773 + 2);
  for (const shapes of Object.values(icons.shapes)) {
    expect(Object.values(shapes).every((shape) => shape.length > 0)).toBe(true);
  }
});

test('every synonym stands for an existing icon or word', () => {
  const meanings = new Set(icons.entries.flatMap(([name]) => [name, ...splitIconName(name)]));
  const invalid = Object.entries(ICON_SYNONYMS).flatMap(([word, text]) =>
    text
      .split(' ')
      .filter((meaning) => !meanings.has(meaning))
      .map((meaning) => `${word}: ${meaning}`),
  );
  expect(invalid).toEqual([]);
});
