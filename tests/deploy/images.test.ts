import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { podman, run } from './engine.ts'
import { sizeOf, writeBill } from './images.ts'
import { note } from './report.ts'
import { STAND_INS } from './stand-ins.ts'

/** Images from scratch first. */
const NAMES = ['web', 'tools', 'studio', 'backup', 'proxy'] as const

/** A package that the bill of materials must contain. */
const PACKAGES = {
  web: 'pkg:npm/next@',
  tools: 'pkg:npm/kysely@',
  studio: 'pkg:npm/zod@',
  backup: 'pkg:npm/kysely@',
  proxy: 'pkg:deb/debian/nginx@',
}

describe('images', () => {
  test('have a size that fits, no compiler, and no shell where none is needed', async () => {
    const images = NAMES.map((name) => `chainlantern-${name}:1`)
    const sizes = await Promise.all(images.map(sizeOf))
    for (const [at, image] of images.entries()) note(`${image}: ${sizes[at]?.toFixed(0)} MB`)
    const [web = 0, tools = 0] = sizes
    note(
      `base of web and tools: ${(await sizeOf(STAND_INS.node)).toFixed(0)} MB, of which they take what Node needs`,
    )
    expect(web).toBeLessThan(250 + (await sizeOf(STAND_INS.node)))
    expect(tools).toBeLessThan(500)
    for (const image of images.slice(0, 3)) {
      const root = await podman(['image', 'mount', image])
      const programs = execFileSync(
        'find',
        [
          root,
          '-xdev',
          '(',
          '-path',
          '*/bin/*',
          '-o',
          '-path',
          '*/sbin/*',
          ')',
          '-not',
          '-path',
          '*/node_modules/*',
          '-type',
          'f',
        ],
        { encoding: 'utf8' },
      )
      await podman(['image', 'unmount', image])
      expect(
        programs
          .trim()
          .split('\n')
          .map((path) => path.slice(root.length)),
      ).toEqual(['/usr/local/bin/node'])
    }
    for (const image of images.slice(3)) {
      const { code } = await run('podman', [
        'run',
        '--rm',
        '--entrypoint',
        'sh',
        image,
        '-c',
        'command -v gcc cc make g++',
      ])
      expect(code, `a compiler in ${image}`).not.toBe(0)
    }
  })

  test('the Studio answers from its image, read-only', async () => {
    const name = 'studio-alone'
    await podman([
      'run',
      '-d',
      '--name',
      name,
      '--read-only',
      '--cap-drop',
      'all',
      'chainlantern-studio:1',
    ])
    await expect
      .poll(async () => (await run('podman', ['healthcheck', 'run', name])).code, {
        timeout: 20_000,
      })
      .toBe(0)
    await podman(['rm', '-f', '-t', '5', name])
  })

  test('each has a bill of materials', async () => {
    for (const name of NAMES) {
      const file = await writeBill(`chainlantern-${name}:1`)
      const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
        components: { purl: string }[]
      }
      note(`${file}: ${components.length} components`)
      expect(components.map(({ purl }) => purl).join('\n')).toContain(PACKAGES[name])
    }
  })
})
