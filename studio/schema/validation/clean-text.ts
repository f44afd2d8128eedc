/** Control characters, soft hyphens, characters without width, and marks that reverse the order of other characters. */
const UNSEEN =
  /(?![\n\r\t])\p{Cc}|[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu
/** Joiners shape letters of Arabic or Indic scripts, and emoji; between other characters they only split words. */
const JOINER =
  /(?<!(?:[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}{0,6}|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?))[\u200C\u200D]/gu
/** Tags spell the flag of a region after a black flag; anywhere else they are hidden text. */
const TAGS = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,6})[\u{E0000}-\u{E007F}]/gu
/** Direction marks put punctuation in its place in texts from right to left. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/gu
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u
/** Languages need up to three marks of all scripts on a letter, and up to six of their own script. */
const STACKED_MARKS =
  /((?:(?![\u200C\u200D])\p{Script=Inherited}){3})(?:(?![\u200C\u200D])\p{Script=Inherited})+/gu
const STACKED_MARKS_OF_A_SCRIPT = /(\p{M}{6})\p{M}+/gu
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
  const visible = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(STACKED_MARKS, '$1')
    .replaceAll(STACKED_MARKS_OF_A_SCRIPT, '$1')
    .replaceAll(TAGS, '')
    .replaceAll(JOINER, '')
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(FIXED_SPACE, ' ')
  return RIGHT_TO_LEFT.test(visible) ? visible : visible.replaceAll(DIRECTION_MARKS, '')
}
