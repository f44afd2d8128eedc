import { z } from 'zod'

const text = z.string().optional().catch(undefined)
const number = z.number().optional().catch(undefined)

/** A report of `report-uri`, or entries of `report-to` (W3C Reporting API). */
const reportSchema = z.union([
  z
    .object({
      'csp-report': z.object({
        'document-uri': text,
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
        'source-file': text,
        'line-number': number,
      }),
    })
    .transform(({ 'csp-report': report }) => [
      {
        page: report['document-uri'],
        directive: report['effective-directive'] ?? report['violated-directive'],
        blocked: report['blocked-uri'],
        source: report['source-file'],
        line: report['line-number'],
      },
    ]),
  z
    .array(
      z.object({
        type: text,
        body: z
          .object({
            documentURL: text,
            effectiveDirective: text,
            blockedURL: text,
            sourceFile: text,
            lineNumber: number,
          })
          .nullish(),
      }),
    )
    .transform((reports) =>
      reports.flatMap(({ type, body }) =>
        type === 'csp-violation' && body
          ? [
              {
                page: body.documentURL,
                directive: body.effectiveDirective,
                blocked: body.blockedURL,
                source: body.sourceFile,
                line: body.lineNumber,
              },
            ]
          : [],
      ),
    ),
])

/** Maximum number of logged reports per body, and of characters per URL. */
const MOST = 5
const LONGEST = 200
const EXTENSION = /^[a-z-]+-extension\b/

/**
 * Describes the violations in a body, one line each; undefined if the body is not a report. Leaves out violations by
 * browser extensions, and personal data: queries, fragments and code.
 */
export function violationsIn(body: unknown): string[] | undefined {
  const reports = reportSchema.safeParse(body)
  if (!reports.success) return undefined
  return reports.data
    .filter(({ blocked = '', source = '' }) => !EXTENSION.test(blocked) && !EXTENSION.test(source))
    .slice(0, MOST)
    .map(({ page, directive, blocked, source, line }) => {
      const where = source ? ` (${place(source)}${line === undefined ? '' : `:${line}`})` : ''
      return `${place(page)} ${oneWord(directive)} blocks ${place(blocked)}${where}`
    })
}

/** A URL without its query; keywords such as `inline` stay. */
const place = (address: string | undefined) => oneWord(address?.split(/[?#]/)[0])

/** Removes spaces and control characters, so that a value cannot forge a log line. */
const oneWord = (value: string | undefined) =>
  value?.replaceAll(/[\s\p{C}]+/gu, '').slice(0, LONGEST) || 'unknown'
