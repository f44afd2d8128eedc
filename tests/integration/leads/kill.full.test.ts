import { describe, expect, test } from 'vitest'
import { queueFigures } from '@/leads/server/deliver/queue-figures'
import type { BotDouble } from '../../support/bot-double'
import { DATABASES } from '../../support/test-databases'
import { until } from '../../support/until'
import { startLeadsProcess } from './leads-process'
import { temporaryBot } from './open-test-leads'
import { arrivals, sendMany } from './send-many'
import { openStore } from './test-outbox'

const COUNT = 100

/** Waits until all requests have arrived, and returns how many arrived more than once. */
async function untilDelivered(location: string, bot: BotDouble, accepted: Set<string>) {
  const database = await openStore(location)
  await until(async () => (await queueFigures(database)).bot.undelivered === 0, 200)
  const counts = arrivals(bot)
  expect(accepted.size).toBe(COUNT)
  expect(new Set(counts.keys())).toEqual(accepted)
  expect(bot.refusals).toEqual([])
  return bot.messages.length - counts.size
}

const inTheMiddle = (accepted: Set<string>, share: number) =>
  until(() => accepted.size > COUNT * share)

describe.each(DATABASES)('on $kind', ({ newDatabase }) => {
  test('a server killed in the middle of many requests loses none', async () => {
    const bot = await temporaryBot()
    const location = await newDatabase()
    const server = await startLeadsProcess(location, bot)
    const { accepted, done } = sendMany(COUNT, server.url)
    for (const share of [0.3, 0.6]) {
      await inTheMiddle(accepted, share)
      await server.restart()
    }
    await done
    const repeated = await untilDelivered(location, bot, accepted)
    // A worker sends one message at a time; a crash can fall between sending and recording it.
    expect(repeated).toBeLessThanOrEqual(3)
  }, 240_000)
})
