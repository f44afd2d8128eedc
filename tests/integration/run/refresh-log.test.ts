import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RedisConnection, RedisLink } from '@/cache/redis-link'
import { RefreshLog, timeOf } from '@/cache/refresh-log'
import { type RedisOfTest, redisProgram, startTestRedis } from '../../support/redis.ts'

const KEY = 'content:refreshed'

describe.skipIf(!redisProgram)('the log of refreshes that servers share', () => {
  let redis: RedisOfTest
  let connection: RedisConnection

  beforeAll(async () => {
    redis = await startTestRedis()
    const { promise, resolve } = Promise.withResolvers<RedisConnection>()
    const link = new RedisLink(redis.url, (commands) => {
      resolve(commands)
      return new Promise(() => undefined)
    })
    void link.keepConnected()
    connection = await promise
  })
  beforeEach(() => connection.del(KEY))
  afterAll(() => redis?.stop())

  /** A server that has read the log. */
  async function join(log = new RefreshLog(KEY)) {
    for (const entry of await log.join(connection)) log.apply(entry)
    return log
  }
  /** What a server applies when it reads on. */
  const readOn = async (log: RefreshLog) =>
    (await log.since(connection)).flatMap((entry) => log.apply(entry))
  async function announce(log: RefreshLog, ...tags: string[]) {
    log.note(tags)
    await log.send(connection)
  }
  const add = (id: string, ...tags: string[]) =>
    connection.xAdd(KEY, id, { tags: JSON.stringify(tags) })

  test('what one server refreshed, each of the others applies once', async () => {
    const [one, other] = [await join(), await join()]
    await announce(one, 'a', 'b')
    expect(await readOn(other)).toEqual(['a', 'b'])
    expect(await readOn(other)).toEqual([])
    // It has applied its own change already.
    expect(await readOn(one)).toEqual([])
    await announce(one, 'a')
    expect(await readOn(other)).toEqual(['a'])
  })

  test('an entry that is read twice is applied once', async () => {
    const [one, other] = [await join(), await join()]
    await announce(one, 'a')
    const entries = await other.since(connection)
    expect(entries.map((entry) => other.apply(entry))).toEqual([['a']])
    expect(entries.map((entry) => other.apply(entry))).toEqual([[]])
  })

  test('a page is as new as the log position at which its rendering began', async () => {
    const [one, other] = [await join(), await join()]
    const before = other.position
    expect(other.covers(before, ['a', 'b'])).toBe(true)
    await announce(one, 'a')
    await readOn(other)
    for (const log of [one, other]) {
      expect(log.covers(before, ['b'])).toBe(true)
      expect(log.covers(before, ['a'])).toBe(false)
      expect(log.covers(before, ['b', 'a'])).toBe(false)
      expect(log.covers(before, [])).toBe(true)
    }
    expect(other.covers(other.position, ['a', 'b'])).toBe(true)
  })

  test('a server without Redis has no place in the log, and takes no page of others', async () => {
    const alone = new RefreshLog(KEY)
    expect([alone.position, alone.covers('', []), alone.hasUnsent]).toEqual(['', false, false])
  })

  test('a queued change is no longer covered, and is sent once', async () => {
    const [one, other] = [await join(), await join()]
    one.note(['a'])
    expect([one.hasUnsent, one.covers(one.position, ['a'])]).toEqual([true, false])
    expect(one.covers(one.position, ['b'])).toBe(true)
    await one.send(connection)
    await one.send(connection)
    expect(one.hasUnsent).toBe(false)
    expect(await other.since(connection)).toHaveLength(1)
  })

  test('what is refreshed again while it is being sent is sent again', async () => {
    const [one, other] = [await join(), await join()]
    one.note(['a', 'b'])
    const sending = one.send(connection)
    one.note(['a'])
    await sending
    expect(one.hasUnsent).toBe(true)
    await one.send(connection)
    expect((await other.since(connection)).map(({ tags }) => tags)).toEqual([['a', 'b'], ['a']])
  })

  test('thousands of tags arrive, each once, in entries of a size that Redis takes', async () => {
    const [one, other] = [await join(), await join()]
    const tags = Array.from({ length: 1001 }, (_, at) => `t${at}`)
    await announce(one, ...tags)
    const entries = await other.since(connection)
    expect(entries.map((entry) => entry.tags.length)).toEqual([500, 500, 1])
    expect(entries.flatMap((entry) => other.apply(entry))).toEqual(tags)
  })

  test('a reconnected server reads everything that it has missed', async () => {
    const other = await join()
    const missed = Array.from({ length: 2001 }, (_, at) => `t${at}`)
    await Promise.all(missed.map((tag) => add('*', tag)))
    expect(await readOn(other)).toEqual(missed)
    expect((await join(new RefreshLog(KEY))).position).toBe(other.position)
    // When it is back, it continues at its position.
    await add('*', 'new')
    expect((await other.join(connection)).map(({ tags }) => tags)).toEqual([['new']])
  })

  test('a server that starts knows of all earlier refreshes', async () => {
    const first = await join()
    const before = first.position
    await announce(first, 'a')
    const late = await join()
    expect(late.covers(before, ['a'])).toBe(false)
    expect(late.covers(before, ['b'])).toBe(true)
    expect(late.covers(late.position, ['a'])).toBe(true)
  })

  test('what is older than the log is not used', async () => {
    const one = await join()
    const old = one.position
    await announce(one, 'a')
    await announce(one, 'b')
    await connection.xTrim(KEY, 'MAXLEN', 1)
    const late = await join()
    expect(late.covers(old, ['c'])).toBe(false)
    expect(late.covers(late.position, ['c'])).toBe(true)
  })

  test('a log that begins anew, by an earlier clock, is read from its start', async () => {
    await add('9000000000000-0', 'a')
    const one = await join()
    const before = one.position
    await connection.del(KEY)
    await add('5000-0', 'b')
    expect((await one.join(connection)).flatMap((entry) => one.apply(entry))).toEqual(['b'])
    expect(one.position < before).toBe(true)
    // Nothing is known of the former log.
    expect(one.covers(one.position, ['a', 'b'])).toBe(true)
  })

  test('a Redis that was emptied gets a log', async () => {
    const log = await join()
    expect(log.position).not.toBe('')
    expect(await connection.xLen(KEY)).toBe(1)
    await join(log)
    expect(await connection.xLen(KEY)).toBe(1)
  })

  test('entries of one millisecond are in order, also from the tenth on', async () => {
    const log = await join()
    const at = Date.now() + 60_000
    const ids = Array.from({ length: 12 }, (_, count) => `${at}-${count}`)
    for (const id of ids) await add(id, id)
    expect(await readOn(log)).toEqual(ids)
    expect((await log.since(connection)).length).toBe(0)
    expect(timeOf({ id: `${at}-11`, tags: [] })).toBe(at)
  })

  test('a server that waits hears of the next refresh, or of none', async () => {
    const [one, other] = [await join(), await join()]
    expect(await other.next(connection, 5)).toEqual([])
    await announce(one, 'a')
    const entries = await other.next(connection, 1000)
    expect(entries.flatMap((entry) => other.apply(entry))).toEqual(['a'])
    expect(await other.next(connection, 5)).toEqual([])
  })

  test('an entry without tags is ignored', async () => {
    const log = await join()
    await connection.xAdd(KEY, '*', { other: 'x' })
    await add('*', 'a')
    expect(await readOn(log)).toEqual(['a'])
  })
})
