import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { swatches } from '../../../studio/components/choice-inputs'
import { calloutTones } from '../../../studio/schema/options'
import { chartTones } from '../../../studio/schema/sections/chart'

const tokens = readFileSync(join(ROOT, 'web/src/styles/tokens.css'), 'utf8')

test.each([...chartTones, ...calloutTones])('“$title” shows the color of the site', ({ value }) => {
  const { token, color } = swatches[value] ?? { token: 'none', color: 'none' }
  expect(tokens).toContain(`--color-${token}: ${color};`)
})
