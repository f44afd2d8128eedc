import { z } from 'zod'

const text = z.string().optional().catch(undefined)
const number = z.number().optional().catch(undefined)

/** The report of `report-uri`, and the entries of `report-to` (W3C Reporting API). */
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

/** How many of a body are logged, and how long an address in the log is, in characters. */
const MOST = 5
const LONGEST = 200
const EXTENSION = /^[a-z-]+-extension\b/

/**
 * What the reports in a body say, a line of text for each violation; undefined if the body is no report. Extensions of
 * the visitor's browser are left out, and so is everything that may be personal: queries, fragments and code.
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

/** An address without its query; a keyword such as `inline` stays. */
const place = (address: string | undefined) => oneWord(address?.split(/[?#]/)[0])

/** Without spaces and control characters, so that nothing can pretend to be another line of the log. */
const oneWord = (value: string | undefined) =>
  value?.replaceAll(/[\s\p{C}]+/gu, '').slice(0, LONGEST) || 'unknown'
