import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/run/root.ts'
import { fontFiles } from '../../scripts/write-fonts.ts'
import { ICON_MODULE, iconPathsModule } from '../../scripts/write-icon-paths.ts'

test('the written fonts and icons are those of the packages', async () => {
  for (const [path, content] of [...(await fontFiles()), [ICON_MODULE, iconPathsModule()]]) {
    const written = readFileSync(join(ROOT, path))
    expect(written.equals(Buffer.from(content)), `${path} is stale: run npm run types`).toBe(true)
  }
})
