import { reasonOf } from '../../web/src/leads/server/store/error-reason.ts'
import { describeLocation } from '../../web/src/leads/server/store/open-leads-database.ts'

// https://sqlite.org/rescode.html
const SQLITE: Record<number, (where: string) => string> = {
  5: busy,
  6: busy,
  8: (where) => `${where} cannot be written; check who owns it.`,
  11: (where) => `${where} is damaged; restore it from a backup.`,
  13: (where) => `The disk that holds ${where} is full.`,
  14: (where) => `${where} cannot be opened; check the permissions of the file and its folder.`,
  26: (where) => `${where} is not an SQLite database; see LEADS_DATABASE_URL in .env.example.`,
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const POSTGRES: Record<string, (where: string) => string> = {
  '28P01': refused,
  '28000': refused,
  '3D000': (where) => `There is no such database: ${where}. See LEADS_DATABASE_URL.`,
  '42501': (where) => `The user of LEADS_DATABASE_URL lacks a permission: ${where}.`,
  '53300': (where) => `${where} has no free connection; try again in a moment.`,
  '55P03': busy,
  '57014': busy,
  '57P03': (where) => `${where} is starting or stopping; try again in a moment.`,
}

const UNREACHABLE = /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|ENOENT)/

/** Explains a database error in one line with what to do, without the password. */
export function explainStoreFailure(error: unknown, location: string): string {
  const where = describeLocation(location)
  const { code, errcode, syscall } = errorFacts(error)
  if (code === 'ERR_SQLITE_ERROR') {
    // The lower eight bits are the primary result code.
    const explain = SQLITE[Number(errcode) & 0xff]
    if (explain) return explain(where)
  }
  if (code === 'EACCES' || code === 'EPERM')
    return `${where} may not be opened by this user (${code}).`
  const explain = POSTGRES[code]
  if (explain) return explain(where)
  const reason = reasonOf(error)
  if (/SASL|password/i.test(reason)) return refused(where)
  if (syscall !== 'open' && (UNREACHABLE.test(code) || /timeout|terminated/i.test(reason))) {
    return `${where} cannot be reached (${reason}). Is it running, and is LEADS_DATABASE_URL right?`
  }
  return `${where}: ${reason}`
}

function busy(where: string): string {
  return `${where} is busy: something else has been writing for ten seconds. Try again in a moment.`
}

function refused(where: string): string {
  return `${where} refuses the user or the password of LEADS_DATABASE_URL.`
}

function errorFacts(error: unknown): { code: string; errcode: unknown; syscall: unknown } {
  const first = error instanceof AggregateError ? error.errors[0] : error
  const facts: Record<string, unknown> = first instanceof Error ? { ...first } : {}
  return { code: String(facts.code ?? ''), errcode: facts.errcode, syscall: facts.syscall }
}
