import { type SqlBool, sql } from 'kysely'

/**
 * The condition that a time in a row has passed, such as the end of a lease. A time further ahead than `longest` was
 * written by a wrong clock and counts as passed.
 *
 * @param column the column, with its table where a query has several
 * @param now in ms since 1970
 * @param longest in ms
 */
export const hasPassed = (column: string, now: number, longest: number) =>
  sql<SqlBool>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + longest})`
