/** Control characters, soft hyphens, characters without width, and marks that reverse the order of other characters. */
const UNSEEN =
  /(?![\n\r\t])\p{Cc}|[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu
/** No-break spaces that are meant: within a number, before its unit or sign, and inside French punctuation. */
const FIXED_SPACE =
  /(?<!\d(?=[\u00A0\u2007\u202F](?:\d|[%‰€$£¥°]|\p{L}{1,3}(?![\p{L}\p{M}])|$))|«)[\u00A0\u2007\u202F](?![:;!?»])/gu

/**
 * A text without the characters that programs such as Word leave in it and nobody sees: with them a search misses the
 * word, and lines break in the wrong place or not at all. What a language needs stays.
 */
export function cleanText(text: string): string {
  // Almost every text is plain.
  if (/^[\n\r\t -~]*$/.test(text)) return text
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(FIXED_SPACE, ' ')
}
