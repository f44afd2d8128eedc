import type { Look } from '@/objects/action'
import type { SectionOf } from '@/sections/heading'

type StoredAction = SectionOf<'hero'>['actions'][number]
type StoredText = SectionOf<'richText'>['body'][number]

/** Stands for words of other languages and for addresses, which are long and cannot be broken. */
export const LONG_WORD = 'Rechtsschutzversicherungsgesellschaftsmitarbeiterverzeichnis'

/** An action as a query returns it, without its key; it leads to the home page. */
export function exampleAction(label: string, look: Look = 'primary'): Omit<StoredAction, '_key'> {
  return {
    label,
    look,
    target: 'document',
    route: null,
    url: null,
    dialog: null,
    anchor: null,
    reference: null,
    document: { _id: 'page-home', _type: 'page', path: '/' },
    fileUrl: null,
  }
}

/** The actions of a section: the first is primary, the others are secondary. */
export function exampleActions(...labels: string[]): StoredAction[] {
  return labels.map((label, index) => ({
    _key: label,
    ...exampleAction(label, index === 0 ? 'primary' : 'secondary'),
  }))
}

type BlockStyle = Pick<Extract<StoredText, { _type: 'block' }>, 'style' | 'listItem'>

/** A paragraph of rich text, or a heading or list item. */
export function exampleBlock(text: string, style: BlockStyle = {}): StoredText {
  return {
    _type: 'block',
    _key: text,
    style: 'normal',
    ...style,
    markDefs: [],
    children: [{ _type: 'span', _key: 'text', text, marks: [] }],
  }
}
