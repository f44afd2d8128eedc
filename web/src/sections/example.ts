import type { Look } from '@/objects/action'
import type { SectionOf, SectionType } from '@/sections/section'

/** One section as the query returns it, for the gallery and for tests. */
export type Example<Type extends SectionType> = { name: string; section: SectionOf<Type> }

/** The examples of every section type. */
export type SectionExamples = { [Type in SectionType]: readonly Example<Type>[] }

type StoredAction = SectionOf<'hero'>['actions'][number]
type StoredText = SectionOf<'richText'>['body'][number]

/** Stands for words of other languages and for addresses, which are long and cannot be broken. */
export const LONG_WORD = 'Rechtsschutzversicherungsgesellschaftsmitarbeiterverzeichnis'

/** The type and heading of an example. */
export function exampleHead<Type extends SectionType>(type: Type, title: string) {
  return {
    _key: `${type}-${title}`,
    _type: type,
    anchor: '',
    eyebrow: 'Example',
    title,
    text: 'One or two sentences that say what follows, and for whom it is meant.',
  }
}

/** An action as a query returns it; it leads to the home page. */
export function exampleAction(label: string, look: Look = 'primary'): StoredAction {
  return {
    _key: label,
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
    presets: null,
  }
}

/** The actions of a section: the first is primary, the others are secondary. */
export function exampleActions(...labels: string[]): StoredAction[] {
  return labels.map((label, index) => exampleAction(label, index === 0 ? 'primary' : 'secondary'))
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
