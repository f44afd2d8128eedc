import type { HTMLElement } from 'node-html-parser'
import { beforeAll, inject } from 'vitest'
import { parsePage } from './page-text.ts'
import { type Visit, visit } from './visit.ts'

export type RoutePage = Visit & { root: HTMLElement; main: HTMLElement }

/** Requests routes once before a file's tests; returns a function that returns a path's page. */
export function visitRoutes(paths: readonly string[]): (path: string) => RoutePage {
  const pages = new Map<string, RoutePage>()
  beforeAll(async () => {
    for (const path of paths) pages.set(path, await visitRoute(path))
  })
  return (path) => {
    const page = pages.get(path)
    if (!page) throw new Error(`${path} was not visited`)
    return page
  }
}

async function visitRoute(path: string): Promise<RoutePage> {
  const answer = await visit(inject('site') + path)
  const root = parsePage(answer.html)
  return { ...answer, root, main: root.querySelector('main') ?? root }
}
