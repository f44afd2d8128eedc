import { setTimeout as wait } from 'node:timers/promises'
import { contentClient } from '../content/content-client.ts'
import type { Settings } from '../env.ts'
import { median } from './median.ts'

/** From the content API's answer until a visitor gets the edited page; nginx adds up to two seconds. */
export async function publishing(settings: Settings, token: string, edits: number) {
  const client = contentClient(settings, token)
  const times: number[] = []
  for (let edit = 1; edit <= edits; edit += 1) {
    const title = `Edited ${edit} of the benchmark`
    await client.patch('page-home').set({ 'seo.title': title }).commit()
    const startedAt = performance.now()
    while (!(await (await fetch(settings.siteUrl)).text()).includes(title)) await wait(10)
    times.push(performance.now() - startedAt)
  }
  return {
    'publish to visible': {
      edits: times.length,
      'median (ms)': median(times),
      'longest (ms)': Math.round(Math.max(...times)),
    },
  }
}
