import { describe, expect, test } from 'vitest'
import type { LeadsDatabase } from '@/leads/server/database/schema'
import { startPathCounts } from '@/leads/server/path-counts/start-path-counts'
import {
  readPathCounts,
  removeOldPathCounts,
  storePathCounts,
} from '@/leads/server/path-counts/store-path-counts'
import { countPath, type PathCount } from '@/lib/path-counts'
import { DATABASES } from '../../support/test-databases'
import { openStore } from './test-outbox'

const NOW = Date.parse('2026-11-25T10:00:00Z')
const DAY = 24 * 60 * 60 * 1000

const missing = (path: string, count = 1): PathCount => ({ kind: 'missing', path, count })
const followed = (path: string, count = 1): PathCount => ({ kind: 'redirect', path, count })

const rowsOf = (database: LeadsDatabase) =>
  database.selectFrom('path_count').selectAll().orderBy('day').orderBy('path').execute()

describe.each(DATABASES)('counts of paths on $kind', ({ newDatabase }) => {
  test('are added up by day and shown for 30 days, most frequent first', async () => {
    const database = await openStore(await newDatabase())
    await storePathCounts(database, [missing('/a', 500)], NOW - 30 * DAY)
    await storePathCounts(database, [missing('/b', 2), followed('/b', 7)], NOW - 29 * DAY)
    await storePathCounts(database, [missing('/b', 3), missing('/a', 4)], NOW)
    await storePathCounts(database, [missing('/b'), missing('/"quoted" \u00fc')], NOW)
    expect(await readPathCounts(database, NOW)).toEqual({
      since: '2026-10-27',
      redirects: [{ path: '/b', count: 7 }],
      missing: [
        { path: '/b', count: 6 },
        { path: '/a', count: 4 },
        { path: '/"quoted" \u00fc', count: 1 },
      ],
    })
    await removeOldPathCounts(database, NOW)
    expect((await rowsOf(database)).map(({ day }) => day)).not.toContain('2026-10-26')
    expect(await rowsOf(database)).toHaveLength(5)
  })

  test('of several servers at a time lose nothing', async () => {
    const database = await openStore(await newDatabase())
    const paths = Array.from({ length: 700 }, (_, at) => `/page-${at}`)
    const counts = () => paths.toSorted(() => Math.random() - 0.5).map((path) => missing(path))
    await Promise.all([1, 2, 3, 4].map(() => storePathCounts(database, counts(), NOW)))
    const rows = await rowsOf(database)
    expect([rows.length, new Set(rows.map(({ count }) => count))]).toEqual([700, new Set([4])])
  })

  test('keep the most frequent 2,000 paths of a day, however many a scanner asks for', async () => {
    const database = await openStore(await newDatabase())
    await storePathCounts(database, [missing('/zoo', 2), followed('/old', 1)], NOW)
    const scanned = Array.from({ length: 3000 }, (_, at) => missing(`/scan-${at}`))
    await storePathCounts(database, scanned, NOW)
    const rows = await rowsOf(database)
    expect(rows.filter(({ kind }) => kind === 'missing')).toHaveLength(2000)
    expect(rows).toContainEqual({ day: '2026-11-25', ...missing('/zoo', 2) })
    expect(rows).toContainEqual({ day: '2026-11-25', ...followed('/old', 1) })
    expect((await readPathCounts(database, NOW)).missing).toHaveLength(200)
  })

  test('are kept while the database cannot be written, and stored at the end of the server', async () => {
    const database = await openStore(await newDatabase())
    const counting = startPathCounts(database)
    countPath('missing', '/lost-and-found')
    await database.schema.alterTable('path_count').renameTo('away').execute()
    await expect(counting.read()).rejects.toThrow()
    await database.schema.alterTable('away').renameTo('path_count').execute()
    countPath('missing', '/lost-and-found')
    await counting.stop()
    expect(await rowsOf(database)).toMatchObject([{ path: '/lost-and-found', count: 2 }])
  })
})
