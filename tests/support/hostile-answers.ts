import fc from 'fast-check'
import type { Field } from '../../web/src/leads/forms/fields.ts'
import { LONGEST } from '../../web/src/leads/forms/text-length.ts'

// Strings that commonly break forms, messages or databases.
const KNOWN_STRINGS = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '[object Object]', 'null', 'NaN'],
  '<b>',
  '</b>',
  '<b',
  '&lt;b&gt;',
  '&amp;amp;',
  '&#60;',
  '&',
  '&;',
  '<a href="tg://user?id=1">x',
  '"><script>alert(1)</script>',
  "' or 1=1 --",
  '#{7*7}',
  '{{7*7}}',
  '%s%n',
  '=1+1',
  '@SUM(1)',
  'a\u0000b',
  'a\ud800b',
  '\udc00',
  '\u202eabc',
  '\ufeffa',
  'e\u0301',
  '\u2028',
  'a\r\nb\rc\n\nd',
  '👩‍👩‍👧‍👦',
  '🇬🇧'.repeat(30),
  'a\u0300'.repeat(200),
  '\u{10ffff}',
  '١٢٣',
  '\ufdfa',
  '\u001b[31m',
  '\u007f',
  '<'.repeat(1500),
  '&'.repeat(3000),
  '"'.repeat(900),
  '<b>'.repeat(1400),
  'x'.repeat(9000),
]

const pieces = fc.constantFrom(
  ...'<>&";=/ \n'.split(''),
  '&lt;',
  '<b>',
  '</b>',
  'word',
  '\u0000',
  '🦝',
  '\ud83e',
)

/** Unexpected text that a visitor can send. */
export const hostileText = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 3, arbitrary: fc.constantFrom(...KNOWN_STRINGS) },
  { weight: 3, arbitrary: fc.array(pieces, { maxLength: 40 }).map((some) => some.join('')) },
  // Includes lone surrogates and control characters.
  {
    weight: 2,
    arbitrary: fc.uint16Array({ maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  },
)

// zod's length checks throw on this value.
const unmeasurable = { length: [{ toString: 1 }], size: [{ toString: 1 }], valueOf: 1 }
const deep = Array.from({ length: 300 }).reduce<unknown>((inner) => ({ a: [inner] }), 'end')

/** Any JSON value, for fields of another type. */
export const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 2, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
  { weight: 2, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(unmeasurable, deep, null, true, 1e308, -0, [[]]),
  },
)

/** Unusual valid answers of a field. */
export function acceptableAnswer({ required, control }: Field): fc.Arbitrary<unknown> {
  switch (control.kind) {
    case 'email': {
      // `'` and `&` are valid in an email address.
      const local = fc.string({ unit: fc.constantFrom(..."ab'&+/=?^`{|}~!#$%*-_."), minLength: 1 })
      return local.map((name) => `${name}@example.org`)
    }
    case 'url':
      return hostileText.map((text) =>
        atMost(LONGEST.url, `https://example.org/?q=${text.trim()}`).trim(),
      )
    case 'date':
      return fc.constantFrom('2026-02-28', '9999-12-31', '0001-01-01')
    case 'select':
      return fc.constantFrom(...Object.keys(control.options))
    case 'checkboxes':
      return fc.subarray(Object.keys(control.options)).map((some) => some.toReversed())
    case 'checkbox':
      return fc.constant(true)
    // JSON contains no file, so a file name alone is rejected.
    case 'file':
      return fc.constant('')
    default: {
      const most = LONGEST[control.kind]
      return hostileText.map((text) => atMost(most, required ? `.${text}` : text))
    }
  }
}

const atMost = (most: number, text: string) => Array.from(text).slice(0, most).join('')
