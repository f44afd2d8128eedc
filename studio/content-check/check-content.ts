import type { SanityClient } from 'sanity'
import { publishedId } from '../schema/validation/path'
import { type Finding, isUnpublished, readContent, titleOf } from './content'
import { checkLinks } from './links'
import { checkOrphans } from './orphans'
import { checkRedirects } from './redirects'
import { checkAltTexts, checkAssets, checkReferences } from './references'
import { checkRules } from './rules'

export interface CheckOptions {
  siteUrl: string
  studioUrl: string
  /** Also check drafts and release versions as if published. */
  drafts?: boolean
}
/** The findings of one document. */
export interface CheckedDocument {
  id: string
  type: string
  title: string
  /** The Studio URL of the document. */
  url: string
  findings: Omit<Finding, 'id'>[]
}
export interface CheckReport {
  checked: number
  errors: number
  warnings: number
  documents: CheckedDocument[]
}

/**
 * Checks the content of a dataset: schema rules, references, links and anchors, alternative texts, unused files,
 * redirects, orphaned pages. The client needs a token that reads drafts; throws its errors.
 */
export async function checkContent(
  client: SanityClient,
  options: CheckOptions,
): Promise<CheckReport> {
  const { siteUrl, studioUrl, drafts = false } = options
  const content = await readContent(client)
  const documents = drafts
    ? [...content.published, ...content.all.filter(({ _id }) => isUnpublished(_id))]
    : content.published
  const references = checkReferences(content, documents)
  const broken = new Set(references.map(({ id, path }) => `${id} ${path}`))
  // Sanity's message for a broken reference does not say what to do.
  const byRules = (await checkRules(client, documents)).filter(
    ({ id, path }) => !broken.has(`${id} ${path}`),
  )
  // Skip findings that a schema rule already reports for the field.
  const told = new Set(byRules.map(({ id, path }) => `${id} ${path}`))
  const others = [
    ...references,
    ...checkLinks(content, documents, siteUrl),
    ...checkAltTexts(documents),
    ...checkRedirects(content),
    ...checkAssets(content),
    ...(await checkOrphans(client, content, siteUrl)),
  ].filter(({ id, path }) => path === '' || !told.has(`${id} ${path}`))
  const findings = [...byRules, ...others]
  const count = (level: Finding['level']) => findings.filter((each) => each.level === level).length
  return {
    checked: documents.length,
    errors: count('error'),
    warnings: count('warning'),
    documents: [...Map.groupBy(findings, ({ id }) => id)].map(([id, own]) => {
      const document = content.byId.get(id) ?? { _id: id, _type: '' }
      return {
        id,
        type: document._type,
        title: titleOf(document),
        url: document._type.startsWith('sanity.')
          ? String(document.url)
          : `${studioUrl}/intent/edit/id=${id};type=${document._type}/`,
        findings: own.map(({ id: _, ...finding }) => finding),
      }
    }),
  }
}

/** The report for a terminal, by document, with the Studio URL. */
export function describeReport({ checked, errors, warnings, documents }: CheckReport): string {
  const blocks = documents.map(({ id, type, title, url, findings }) => {
    const lines = findings.map(({ level, check, path, message }) => {
      const place = path ? `${path}: ` : ''
      return `  ${level.padEnd(7)}  ${place}${message} [${check}]`
    })
    return [`${title} (${type}${versionOf(id)})`, `  ${url}`, ...lines].join('\n')
  })
  const counts = `${count(checked, 'document')} checked, ${count(errors, 'error')}, ${count(warnings, 'warning')}.`
  return [...blocks, counts].join('\n\n')
}

function versionOf(id: string): string {
  if (publishedId(id) === id) return ''
  return id.startsWith('drafts.') ? ', draft' : `, version in release ${id.split('.')[1]}`
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`
