import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { youngBuiltIns } from '../../../scripts/checks/browser-floor.ts'

/** The young built-ins of a program of these files, as "file:line: name". */
function found(files: Record<string, readonly string[]>): string[] {
  const dir = mkdtempSync(join(tmpdir(), 'chainlantern-'))
  try {
    const paths = Object.entries(files).map(([name, lines]) => {
      writeFileSync(join(dir, name), lines.join('\n'))
      return join(dir, name)
    })
    const program = ts.createProgram(paths, {
      lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ESNext,
      types: [],
    })
    const floor = { chrome: '111', firefox: '111', safari: '16.4' }
    return youngBuiltIns(program, floor).map((line) => line.slice(dir.length + 1))
  } finally {
    rmSync(dir, { recursive: true })
  }
}

test('only browser code counts, and what it does not test for', () => {
  const lines = found({
    'client.ts': [
      "'use client'",
      "import './imported'",
      "import type { Late } from './server'",
      "export const later = () => import('./loaded')",
      'structuredClone(Object.hasOwn({}, String([1].at(-1))))',
      'export let late: PromiseWithResolvers<Late> | undefined',
      'document.startViewTransition?.(() => {})',
      'if (document.startViewTransition) document.startViewTransition(() => {})',
      "'requestIdleCallback' in window && requestIdleCallback(() => {})",
      "'requestIdleCallback' in window ? requestIdleCallback(() => {}) : 0",
    ],
    'imported.ts': ["URL.parse('/')"],
    'loaded.ts': ["export * from './reexported'"],
    'reexported.ts': ["export const url = URL.parse('/')"],
    'server.ts': ["export type Late = void; URL.parse('/')"],
  })
  expect(lines).toEqual(['imported.ts:1: URL.parse', 'reexported.ts:1: URL.parse'])
})
