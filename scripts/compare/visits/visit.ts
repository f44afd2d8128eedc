import type { Locator, Page } from '@playwright/test'
import type { ServedTree } from '../serve-tree.ts'

export const WIDTHS = [390, 1280] as const
export type Width = (typeof WIDTHS)[number]

/** Who looks: somebody who has answered the cookie banner, somebody who has not, or an editor in draft mode. */
export type Visitor = 'decided' | 'new' | 'editor'

/** Takes a picture under a name: of the whole page, of what the window shows, or of an element. */
export type Take = (name: string, what?: 'page' | 'window' | Locator) => Promise<void>

/** A page that is opened once, and the pictures taken there. */
export type Visit = {
  group: string
  /** The path, which `--only` selects by, with a query if there is one. */
  path: string
  width: Width
  visitor: Visitor
  /** The origin, if it is not the site's. */
  origin?: string
  /** The status that is right, if it is not 200. */
  status?: number
  /** The window's height, if it is not the usual. */
  height?: number
  act: (page: Page, take: Take) => Promise<void>
}

/** Lists the visits of one kind. */
export type ListVisits = (tree: ServedTree) => Promise<Visit[]> | Visit[]

/** The same visit at each width. */
export const atEachWidth = (visit: Omit<Visit, 'width'>): Visit[] =>
  WIDTHS.map((width) => ({ ...visit, width }))

/** Hides the page behind what is open, so that its changes are not counted again. */
export async function hidePage(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'main, footer { visibility: hidden !important }' })
}
