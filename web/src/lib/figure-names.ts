// Imported by the Studio, too: nothing of the site.

/** A figure of the register in a text: `{{customers}}`. */
export const FIGURE_NAME = /\{\{\s*([\w-]+)\s*\}\}/g

/** Strings that a program reads, as code does. Braces in them are their own: no figure is filled in. */
const NOT_TEXT: ReadonlySet<string> = new Set([
  'code',
  'install',
  'anchor',
  'href',
  'url',
  'path',
  'from',
  'current',
  'slug',
  'month',
  'target',
  'look',
  'icon',
  'picture',
  'language',
  'method',
  'fields',
  'style',
  'listItem',
])

/** Whether a field, or what is in it, is text for readers, in which names of figures are replaced. */
export const isTextField = (name: string): boolean => !NOT_TEXT.has(name)

/** Whether a part of a paragraph is text for readers, and not marked as code. */
export const isTextSpan = (span: object): boolean =>
  !('marks' in span && Array.isArray(span.marks) && span.marks.includes('code'))
