import { publishedId } from '../schema/validation/path'
import type { CheckReport } from './check-content'

/** A report for a terminal: by document, with the URL at which an editor repairs it. */
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
