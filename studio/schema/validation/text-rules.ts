import { cleanText } from './clean-text'
import { type DocumentRule, isBlock, isRecord, type Stored, textsIn } from './places'

const PLACEHOLDER =
  /\blorem ipsum\b|\b(TODO|TBD|TBC|FIXME|XXX+)\b|\byour (text|title|name) here\b|\[(insert|your|add|placeholder)\b[^\]]*\]|\basdf+\b|\b(new|untitled) (page|section|title)\b/i
const MARKUP =
  /<\/?(a|b|br|div|em|h\d|i|img|li|p|span|strong|u|ul)\b[^>]*>|&(nbsp|amp|quot|lt|gt);|\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\(\S+\)|^#{1,4} /i
/** The name of a figure with spaces between its braces. */
const BROKEN_FIGURE = /\{\s+\{\s*[\w-]+\s*\}\s+\}/

/** What visitors would read and nobody meant: a placeholder, the signs of HTML and Markdown, a figure that is none. */
export const adviseTexts: DocumentRule = (places) =>
  textsIn(places).flatMap(({ text, path }) => {
    const [placeholder] = PLACEHOLDER.exec(text) ?? []
    const [markup] = MARKUP.exec(text) ?? []
    const [figure] = BROKEN_FIGURE.exec(text) ?? []
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
      ...(figure
        ? [
            {
              message: `Visitors would read “${figure}” as it stands. Write a figure as {{customers}}, without spaces between its braces.`,
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

/** The longest text, in characters, of what pages show as one line or in large type: of a type's field, or any. */
const LONGEST: Readonly<Record<string, number>> = {
  'menu.title': 30,
  'link.label': 50,
  'action.label': 60,
  'figure.value': 30,
  'companyFigure.value': 30,
  'price.label': 40,
  title: 120,
  question: 160,
  name: 80,
  label: 100,
  eyebrow: 100,
  tagline: 120,
  summary: 400,
}

/** A heading of a whole paragraph fills a phone's screen, and a long menu leaves its line. */
export const adviseLengths: DocumentRule = (places) =>
  textsIn(places).flatMap(({ text, owner, field, path }) => {
    const { length } = [...text.trim()]
    const most = LONGEST[`${String(owner._type)}.${field}`] ?? LONGEST[field]
    if (!most || length <= most || path[0] === 'seo') return []
    const message = `This has ${length} characters; the page has room for ${most}. Shorten it, and move the rest to the text.`
    return [{ message, path }]
  })

/** By what visitors tell the items of a list apart. */
const nameOf = ({ _type, name, title, question, label }: Stored) =>
  // The label of an alert is its level.
  _type === 'alert' ? undefined : (name ?? title ?? question ?? label)

/** Two plans, questions or links of one name: visitors cannot tell them apart. */
export const adviseTwins: DocumentRule = (places) =>
  places.flatMap(({ value, path }) => {
    const items = Array.isArray(value) ? value.filter(isRecord) : []
    const names = items.map(nameOf).map((name) => typeof name === 'string' && plain(name))
    return items.flatMap(({ _key }, index) =>
      names[index] && names.indexOf(names[index]) < index
        ? [
            {
              message: `“${String(nameOf(items[index] ?? {}))}” is in this list twice, so visitors cannot tell them apart. Rename one, or remove it.`,
              path: [...path, { _key: String(_key) }],
            },
          ]
        : [],
    )
  })

const plain = (text: string) => cleanText(text).trim().replace(/\s+/g, ' ').toLowerCase()
