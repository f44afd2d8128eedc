/** The fields of a new section or page. */
export type Fields = Record<string, unknown>

const texts = new Set<string>()

/** Marks a text of a new section or page as one that an editor has to replace: it cannot be published. */
export function toReplace(text: string): string {
  texts.add(text)
  return text
}

export const isToReplace = (text: string): boolean => texts.has(text)

/** Items of an array, with the keys and the type that Sanity stores. */
export const items = (type: string, ...list: Fields[]) =>
  list.map((item, index) => ({ _key: `item-${index + 1}`, _type: type, ...item }))

/** Paragraphs of rich text. */
export const paragraphs = (...list: string[]) =>
  items(
    'block',
    ...list.map((text) => ({
      style: 'normal',
      markDefs: [],
      children: items('span', { text, marks: [] }),
    })),
  )

/** A button that opens a dialog; its target exists in every dataset. */
export const dialogButtons = (label: string, dialog: string) =>
  items('action', { label, look: 'primary', target: 'dialog', dialog })

/** The source of figures that are an example. */
export const EXAMPLE_SOURCE = toReplace('Example figures: replace them and name the source.')
