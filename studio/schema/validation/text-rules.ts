import { cleanText } from './clean-text'
import { type DocumentRule, isBlock, textsIn } from './places'

const PLACEHOLDER =
  /\blorem ipsum\b|\b(TODO|TBD|TBC|FIXME|XXX+)\b|\byour (text|title|name) here\b|\[(insert|your|add|placeholder)\b[^\]]*\]|\basdf+\b|\b(new|untitled) (page|section|title)\b/i
const MARKUP =
  /<\/?(a|b|br|div|em|h\d|i|img|li|p|span|strong|u|ul)\b[^>]*>|&(nbsp|amp|quot|lt|gt);|\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\(\S+\)|^#{1,4} /i

/** What visitors would read and nobody meant: a placeholder, or the signs of HTML and Markdown. */
export const adviseTexts: DocumentRule = (places) =>
  textsIn(places).flatMap(({ text, path }) => {
    const [placeholder] = PLACEHOLDER.exec(text) ?? []
    const [markup] = MARKUP.exec(text) ?? []
    return [
      ...(placeholder
        ? [
            {
              message: `“${placeholder}” looks like a placeholder. Replace it with the final text.`,
              path,
            },
          ]
        : []),
      ...(markup
        ? [
            {
              message: `Visitors would read “${markup.trim()}” as it stands. Delete it, and use the buttons of the text field.`,
              path,
            },
          ]
        : []),
    ]
  })

/** A text of spaces passes as filled, but visitors see a gap: a title of spaces leaves a page without a heading. */
export const refuseBlankTexts: DocumentRule = (places) =>
  textsIn(places).flatMap(({ text, value, path }) =>
    !isBlock(value) && text !== '' && cleanText(text).trim() === ''
      ? [
          {
            message: 'This contains only spaces. Type the text, or clear the field.',
            path,
          },
        ]
      : [],
  )
