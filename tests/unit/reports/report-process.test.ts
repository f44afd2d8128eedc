import { spawnSync } from 'node:child_process'
import { beforeEach, expect, test } from 'vitest'
import { drawReport } from '@/site/report-pdf/draw-report'
import { until } from '../../support/until.ts'
import { contentWith, runInWeb, textBlock } from './report-content.ts'

beforeEach(runInWeb)

/** The processes of this one that draw. */
const MINE = ['-P', `${process.pid}`, '-f', 'draw-process.ts']

test('a drawing whose process dies is an error, and the next one succeeds', async () => {
  const content = await contentWith([textBlock('A text')])
  const drawing = drawReport('report', content)
  const killing = setInterval(() => spawnSync('pkill', ['-KILL', ...MINE]), 20)
  await expect(drawing).rejects.toThrow('A report cannot be drawn: the process ended (SIGKILL)')
  clearInterval(killing)
  expect((await drawReport('report', content)).pages).toBeGreaterThan(5)
  // The last one ends a moment after its answer.
  await until(() => spawnSync('pgrep', MINE).status === 1)
})
