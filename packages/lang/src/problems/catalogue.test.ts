import { describe, expect, test } from 'vitest';
import { CATALOGUE, CODES, decode, type Example, parse, report } from '../index.js';
import { fill } from './report.js';

/** Codes that an example gives, each once. Examples of syntax are read; the others are checked whole. */
function codesOf(example: Example): string[] {
  if (typeof example !== 'string' && 'bytes' in example) {
    const decoded = decode(Uint8Array.from(example.bytes as readonly number[]), 'example.draco');
    return decoded.problem ? [decoded.problem.code] : codesOf(decoded.text);
  }
  const files = typeof example === 'string' ? { 'example.draco': example } : (example as Record<string, string>);
  const problems = Object.entries(files).flatMap(([file, text]) => parse(text, file).problems);
  return [...new Set(problems.map((problem) => problem.code))];
}

describe.each(CODES.filter((code) => code < 'D0150'))('%s', (code) => {
  const entry = CATALOGUE[code];

  test('its failing example gives it and nothing else', () => {
    const codes = codesOf(entry.failing);
    // The list of problems is cut off: those that stand in it come with it.
    if (code === 'D0107') expect(codes).toContain(code);
    else expect(codes).toEqual([code]);
  });

  test('its mended example gives none', () => {
    expect(codesOf(entry.mended)).toEqual([]);
  });
});

describe.each(CODES)('%s', (code) => {
  test('says enough', () => {
    const { title, message, explanation } = CATALOGUE[code];
    expect(code).toMatch(/^D\d{4}$/);
    expect(title.length).toBeGreaterThan(3);
    expect(message).toMatch(/[.?]$/);
    expect(explanation.length).toBeGreaterThan(40);
  });
});

test('arguments stand in the message; a list reads like a list', () => {
  expect(report('D0111', { found: 'Zed', wanted: 'zed' }).message).toContain('`Zed`');
  expect(fill('{a}: {b}; {c}', { a: 1, b: ['x', 'y', 'z'] })).toBe('1: x, y and z; {c}');
});
