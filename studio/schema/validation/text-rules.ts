import { cleanText, isClean } from './clean-text'
import type { DocumentRule, Place } from './places'
import { isBlock, isHeading, textsIn } from './places'

const PLACEHOLDER =
  /\blorem ipsum\b|\b(TODO|TBD|TBC|FIXME|XXX+)\b|\byour (text|title|name) here\b|\[(insert|your|add|placeholder)\b[^\]]*\]|\basdf+\b|\b(new|untitled) (page|section|title)\b/i
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/gu
const HTML = /<\/?(a|b|br|div|em|h\d|i|img|li|p|span|strong|u|ul)\b[^>]*>|&(nbsp|amp|quot|lt|gt);/i
const MARKDOWN = /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\(\S+\)|^#{1,4} /
const LONGEST_WORD = 45
const LONGEST_TITLE = 110

type Text = Place & { text: string }
type TextRule = (text: Text) => string | undefined

const isTitle = ({ field, value }: Place) =>
  ['title', 'question', 'label', 'eyebrow'].includes(field) || (isBlock(value) && isHeading(value))

/** Warnings about one text, by the name of the rule. */
const warnings: Readonly<Record<string, TextRule>> = {
  'text.double-space': ({ text }) =>
    /\S[ \u00A0]{2,}\S/.test(text) ? 'Two spaces stand between words. Delete one.' : undefined,
  'text.space-at-edge': ({ text }) =>
    text.trim() && text !== text.trim()
      ? 'Delete the space or empty line at the beginning or end.'
      : undefined,
  'text.hidden-character': ({ text }) =>
    text.trim() && !isClean(text)
      ? 'This contains a character that nobody sees, or too many accents, often pasted from another program. Remove it: the search misses such a word, and lines break in the wrong place.'
      : undefined,
  'text.placeholder': ({ text }) => {
    const [found] = PLACEHOLDER.exec(text) ?? []
    return found && `“${found}” looks like a placeholder. Replace it with the final text.`
  },
  'text.long-word': ({ text }) => {
    const longest = (text.match(/\p{L}+/gu) ?? []).find((word) => word.length > LONGEST_WORD)
    return (
      longest &&
      `“${longest.slice(0, 20)}…” has ${longest.length} letters without a space. Add the missing spaces, or a shorter word: phones break it anywhere.`
    )
  },
  'text.capitals': (place) => {
    const letters = place.text.match(/\p{L}/gu) ?? []
    const isLoud = letters.length >= 12 && place.text.toUpperCase() === place.text
    return isTitle(place) && isLoud && /\s/.test(place.text.trim())
      ? 'Words in capitals are hard to read, and screen readers may spell them. Write them as in a sentence.'
      : undefined
  },
  'text.right-to-left': ({ text }) => {
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    const rightToLeft = text.match(RIGHT_TO_LEFT)?.length ?? 0
    return rightToLeft > letters / 2
      ? 'This text runs from right to left on an English page. Translate it, or have a reader of the language look at the page.'
      : undefined
  },
  'text.quotation-marks': ({ text, field, owner }) =>
    (field === 'quote' || (field === 'question' && owner._type === 'card')) &&
    /^["“„«'‘].*["”“»'’]$/s.test(text.trim())
      ? 'The site adds the quotation marks. Delete these.'
      : undefined,
  'text.html': ({ text }) => {
    const [found] = HTML.exec(text) ?? []
    return (
      found &&
      `Visitors would read “${found}” as it stands. Delete it, and use the buttons of the text field.`
    )
  },
  'text.markdown': ({ text }) => {
    const [found] = MARKDOWN.exec(text) ?? []
    return (
      found &&
      `Visitors would read “${found.trim()}” with its signs. Delete them, and use the buttons of the text field.`
    )
  },
  'text.emoji': (place) =>
    isTitle(place) && /\p{Emoji_Presentation}/u.test(place.text)
      ? 'Emoji look different on each device, and screen readers read their names aloud. Delete it from the title.'
      : undefined,
  'text.long-title': ({ text, field }) =>
    field === 'title' && text.length > LONGEST_TITLE
      ? `A title of ${text.length} characters takes half of a phone’s screen. Move a part of it to the text below.`
      : undefined,
}

/** Advice on the texts of a document. */
export const adviseTexts: DocumentRule = (places) =>
  textsIn(places).flatMap((place) =>
    Object.entries(warnings).flatMap(([code, rule]) => {
      const message = rule(place)
      return message ? [{ code, message, path: place.path }] : []
    }),
  )

/** A text of spaces passes as filled, but visitors see a gap: a title of spaces leaves a page without a heading. */
export const refuseBlankTexts: DocumentRule = (places) =>
  textsIn(places).flatMap(({ text, value, path }) =>
    !isBlock(value) && text !== '' && cleanText(text).trim() === ''
      ? [
          {
            code: 'text.blank',
            message: 'This contains only spaces. Type the text, or clear the field.',
            path,
          },
        ]
      : [],
  )
