import { expect, test } from 'vitest';
import { readKeys } from './keys.js';
import { createPicker, type Picker, press, type Step } from './picker.js';

function type(picker: Picker, keys: string): Step | undefined {
  let step: Step | undefined;
  for (const key of readKeys(keys)) {
    step = press(picker, key, 5);
    if (step && step.is !== 'done') picker = step.picker;
  }
  return step;
}

const UP = '\u001b[A';
const DOWN = '\u001b[B';

test('one of a list: arrows walk round, Enter chooses', () => {
  expect(type(createPicker(3, 1, 1), `${DOWN}${DOWN}\r`)).toEqual({ is: 'done', picked: [2] });
  expect(type(createPicker(3, 1, 1), `${UP}\r`)).toEqual({ is: 'done', picked: [2] });
  expect(type(createPicker(3, 1, 1), `${DOWN}${DOWN}${DOWN}\r`)).toEqual({ is: 'done', picked: [0] });
});

test('numbers walk to their line, also those of two digits', () => {
  expect(type(createPicker(30, 1, 1), '12\r')).toEqual({ is: 'done', picked: [11] });
  expect(type(createPicker(30, 1, 1), '45\r')).toEqual({ is: 'done', picked: [4] });
  expect(type(createPicker(3, 1, 1), '9')).toMatchObject({ is: 'refuse' });
});

test('a list of numbers is chosen by those numbers', () => {
  expect(type(createPicker([0, 1, 2], 1, 1), '2\r')).toEqual({ is: 'done', picked: [2] });
  expect(type(createPicker([0, 1, 2], 1, 1), '0\r')).toEqual({ is: 'done', picked: [0] });
  expect(type(createPicker([0, 1, 2], 1, 1), '3')).toMatchObject({ is: 'refuse' });
});

test('several: Space marks in order, too few or too many are refused', () => {
  const picker = createPicker(4, 2, 3);
  expect(type(picker, `3 1 \r`)).toEqual({ is: 'done', picked: [2, 0] });
  expect(type(picker, ' \r')).toMatchObject({ is: 'refuse' });
  expect(type(picker, `1 2 3 4 `)).toMatchObject({ is: 'refuse' });
  expect(type(picker, `1 1 2 3 \r`)).toEqual({ is: 'done', picked: [1, 2] });
});

test('Escape declines where one may', () => {
  expect(type(createPicker(4, 0, 2), '\u001b')).toEqual({ is: 'done', picked: [] });
  expect(type(createPicker(4, 1, 2), '\u001b')).toBeUndefined();
});

test('keys: a chunk may hold several, unknown sequences are passed over', () => {
  expect(readKeys('\u001b[A\u001b[1;5Cq\u0003').map((key) => key.is)).toEqual(['up', 'text', 'interrupt']);
});
