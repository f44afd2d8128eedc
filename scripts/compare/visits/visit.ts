import type { Locator, Page } from '@playwright/test'
import type { ServedTree } from '../serve-tree.ts'

export const WIDTHS = [390, 1280] as const
export type Width = (typeof WIDTHS)[number]

/** The visitor: has answered the cookie banner, has not, or is an editor in draft mode. */
export type Visitor = 'decided' | 'new' | 'editor'

/** Takes a picture under a name: of the whole page, the window, or an element. */
export type Take = (name: string, what?: 'page' | 'window' | Locator) => Promise<void>

/** A page that is opened once, and the pictures to take there. */
export type Visit = {
  group: string
  /** The path with its query, which `--only` selects by. */
  path: string
  width: Width
  visitor: Visitor
  /** The origin, if it is not the site's. */
  origin?: string
  /** The expected status, if it is not 200. */
  status?: number
  /** The window's height, if it is not the default. */
  height?: number
  act: (page: Page, take: Take) => Promise<void>
}

/** Lists the visits of one kind. */
export type ListVisits = (tree: ServedTree) => Promise<Visit[]> | Visit[]

/** The same visit at each width. */
export const atEachWidth = (visit: Omit<Visit, 'width'>): Visit[] =>
  WIDTHS.map((width) => ({ ...visit, width }))

/** Hides the page behind a dialog, so that its changes are not counted twice. */
export async function hidePage(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'main, footer { visibility: hidden !important }' })
}
