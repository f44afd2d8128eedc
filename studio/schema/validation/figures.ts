import type { ValidationContext, ValidationError } from 'sanity'
import { FIGURE_NAME, isTextSpan } from '../../../web/src/lib/figure-names'
import { apiVersion } from '../../env'
import { publishedId } from './path'
import { isBlock, type Place, placesOf, type Stored, textsIn } from './places'
import { dayOnSite } from './site-time'

const BRACES = /\{\{|\}\}/

/** A text with the values of the figures that it names; unknown names stay. */
export const fillFigures = (text: string, figures: ReadonlyMap<string, string>): string =>
  text.replace(FIGURE_NAME, (token, key: string) => figures.get(key) || token)

/** The text with a sample in place of each figure, for rules that count characters. */
export const withSampleFigures = (text: string): string => text.replace(FIGURE_NAME, '1,000')

const clientOf = ({ getClient }: ValidationContext) =>
  getClient({ apiVersion }).withConfig({ perspective: 'drafts' })

/** The name of a figure is unique, and one that texts can contain. */
export async function checkFigureKey(key: string | undefined, context: ValidationContext) {
  if (!key) return true
  if (!/^[a-z][A-Za-z0-9]*$/.test(key)) {
    return 'Begin with a small letter, and use letters and digits only, such as assetsRecovered.'
  }
  const other = await clientOf(context).fetch<string | null>(
    '*[_type == "companyFigure" && key == $key && _id != $id][0].label',
    { key, id: publishedId(context.document?._id ?? '') },
  )
  return other ? `“${other}” has this name already. Choose another one.` : true
}

/** A value that names another figure is refused: it is inserted into texts as it is. */
export const checkFigureValue = (value: string | undefined): true | string =>
  !value ||
  !BRACES.test(value) ||
  'Enter the value itself, such as 500+. A value cannot contain the name of a figure in braces.'

/** A published value that changes needs another day of its check; one that was checked today may change again. */
export async function adviseAsOf(asOf: string | undefined, context: ValidationContext) {
  if (!asOf || !context.document || asOf >= dayOnSite(Date.now())) return true
  const published = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: 'published' })
    .fetch<{ value?: string; asOf?: string } | null>('*[_id == $id][0]{ value, asOf }', {
      id: publishedId(context.document._id),
    })
  if (!published || published.asOf !== asOf || published.value === context.document.value)
    return true
  return 'The value has changed, and this day has not. Enter the day for which the new value was checked.'
}

/** Texts that name a figure which the register lacks, or that have stray double braces. */
export async function findUnknownFigures(
  document: Stored,
  context: ValidationContext,
): Promise<ValidationError[]> {
  const texts = textsIn(placesOf(document)).filter(({ text }) => BRACES.test(text))
  if (texts.length === 0) return []
  const found = await clientOf(context).fetch<(string | null)[]>(
    '*[_type == "companyFigure" && defined(key)] | order(key asc).key',
  )
  const known = new Set(found)
  return texts.flatMap((place) => {
    const message = problemOf(piecesOf(place), known)
    return message ? [{ message, path: place.path }] : []
  })
}

/** A figure of which a part is bold is two texts, neither of which is a figure. Code in a paragraph is none. */
const piecesOf = ({ text, value }: Place & { text: string }): string[] =>
  isBlock(value) ? (value.children ?? []).filter(isTextSpan).map((span) => span.text ?? '') : [text]

function problemOf(pieces: readonly string[], known: ReadonlySet<string | null>) {
  const names = pieces.flatMap((piece) => [...piece.matchAll(FIGURE_NAME)])
  const unknown = names.find(([, key]) => !known.has(key ?? ''))
  if (unknown) {
    return `There is no figure “${unknown[1]}”. The register has: ${[...known].join(', ')}.`
  }
  return pieces.some((piece) => BRACES.test(piece.replace(FIGURE_NAME, '')))
    ? 'Visitors would read these braces. Write a figure as {{customers}}, with one format from the first brace to the last.'
    : undefined
}
