import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/run/root.ts'
import { ICON_MODULE, iconPathsModule } from '../../scripts/write-icon-paths.ts'

test('the generated icons are those of lucide-react', () => {
  const written = readFileSync(join(ROOT, ICON_MODULE), 'utf8')
  expect(iconPathsModule(), 'stale: run npm run types').toBe(written)
})
