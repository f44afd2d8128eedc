import { describe, expect, test } from 'vitest'
import { cleanText } from '../../../studio/schema/validation/clean-text'
import { pastedHref, pastedText } from '../../../studio/schema/validation/pasted-link'

describe('leftovers of programs in a text are removed', () => {
  test.each([
    ['a soft hyphen', 'cus\u00ADtomers', 'customers'],
    ['an order turned around', 'user\u202Egpj.exe\u2066', 'usergpj.exe'],
    ['half a character', 'bad\uD800', 'bad\uFFFD'],
    ['a no-break space before a word that is no unit', '10\u00A0customers', '10 customers'],
    ['the line separator', 'one\u2028two', 'one\ntwo'],
    ['a decomposed accent', 'cafe\u0301', 'café'],
  ])('%s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })
})

describe('characters that a language needs stay', () => {
  test.each([
    ['Persian', 'می\u200Cخواهم'],
    ['Hindi', 'क्\u200Dष श्री'],
    ['Hebrew with a direction mark', 'שלום\u200E!'],
    ['families, skin tones and flags', '👨‍👩‍👧‍👦 👩🏽‍🚀 ❤️‍🔥 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a number and its unit', '10\u00A0km, 5\u00A0%, 1\u202F000'],
    ['French punctuation', 'Pourquoi\u00A0? «\u00A0Oui\u00A0»'],
    ['lines, tabs and figures', 'one\ntwo\t{{customers}} 0x41be…9a07'],
  ])('%s', (_, text) => {
    expect(cleanText(text)).toBe(text.normalize('NFC'))
  })
})

test.each([
  ['https://www.google.com/url?q=https://a.example/b?c%3Dd&sa=D', 'https://a.example/b?c=d'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F&data=0',
    'https://a.example/',
  ],
  ['#heading=h.3dy6vkm', ''],
  ['https://docs.google.com/document/d/1/edit#heading=h.3dy6vkm', ''],
  ['https://a.example/page#part', 'https://a.example/page#part'],
  ['mailto:a@b.example?subject=C%20d', 'mailto:a@b.example?subject=C%20d'],
  ['tel:+44%2020 7946', 'tel:+44207946'],
])('a pasted link to %s means %s', (href, meant) => expect(pastedHref(href)).toBe(meant))

test('a pasted text is taken for an address only if it is nothing else', () => {
  expect(pastedText(' https://www.google.com/url?q=https://a.example/\n')).toBe(
    'https://a.example/',
  )
  expect(pastedText(' See https://a.example/ ')).toBe(' See https://a.example/ ')
})
