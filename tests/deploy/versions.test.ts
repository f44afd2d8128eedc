import { describe, expect, test } from 'vitest'
import { drill } from './drills.ts'
import { podman } from './engine.ts'
import { ask, nameOf, update, writeEnvFile } from './recipe.ts'

describe('a new version under load', () => {
  let oldScript = ''

  test.for(['2', '1'])(
    'version %s replaces the other without a failed request',
    async (version) => {
      oldScript ||= /src="(\/_next\/static\/[^"]+\.js)"/.exec((await ask('/')).body)?.[1] ?? ''
      const { failedPages, failedSends, lost } = await drill(
        `update to version ${version}`,
        async () => {
          writeEnvFile({ VERSION: version })
          const { code, output } = await update()
          expect(code, output).toBe(0)
        },
      )
      expect({ failedPages, failedSends, lost }).toEqual({
        failedPages: [],
        failedSends: [],
        lost: [],
      })
      // A page that was opened before still works.
      expect((await ask(oldScript)).status).toBe(200)
      const image = await podman(['inspect', '-f', '{{.ImageName}}', nameOf('web1')])
      expect(image).toContain(`chainlantern-web:${version}`)
    },
  )
})
