import type { Page } from '@playwright/test'
import { contentClient } from '../../run/content-client.ts'
import { LAKE_TOKEN, type ServedTree } from '../serve-tree.ts'
import { atEachWidth, type Visit } from './visit.ts'

/** Paths of the tools beside the structure tool. */
const TOOLS = ['/media', '/due', '/releases', '/presentation?preview=/']
/** A document with every kind of content that the check panel checks. */
const CHECKED = '/intent/edit/id=page-home;type=page/'

/** Screens of the Studio: lists, a form of each document type, tools, check panel and search. */
export async function studio({ settings }: ServedTree): Promise<Visit[]> {
  const origin = settings.studioUrl
  const screen = (path: string, act: Visit['act']) =>
    atEachWidth({ group: 'studio', path, visitor: 'decided', origin, act })
  const client = contentClient(settings, LAKE_TOKEN)
  const query = `*[!(_type match ["system.*", "sanity.*"]) && _type != "seedRecord"]
    | order(_id){_id, _type}`
  const documents = await client.fetch<{ _id: string; _type: string }[]>(query)
  const ofEachType = new Map(documents.map((each) => [each._type, each] as const).toReversed())
  return [
    ...screen('/structure', async (page, take) => {
      const lists = page.locator('[role=listbox] a[href*="/structure/"]')
      await lists.first().waitFor()
      await take('structure')
      const paths = await lists.evaluateAll((links) => links.map((it) => it.getAttribute('href')))
      for (const path of paths) {
        await page.evaluate(follow, path)
        await untilLoaded(page)
        await take(`list ${path?.split('/').at(-1)}`)
      }
    }),
    ...ofEachType.values().flatMap(({ _id, _type }) =>
      screen(`/intent/edit/id=${_id};type=${_type}/`, async (page, take) => {
        await untilForm(page)
        await take(`form ${_type}`)
      }),
    ),
    ...TOOLS.flatMap((path) => screen(path, (_, take) => take(`tool ${path}`))),
    ...screen(CHECKED, async (page, take) => {
      await untilForm(page)
      await page.getByRole('button', { name: 'Check before publishing' }).dispatchEvent('click')
      await take('check panel')
    }),
    ...screen('/structure', async (page, take) => {
      await page
        .getByRole('button', { name: /search/i })
        .first()
        .click()
      await page.getByPlaceholder('Search', { exact: true }).fill('reactor')
      await page
        .getByRole('option', { name: /reactor/i })
        .first()
        .waitFor()
      await take('search')
    }),
  ]
}

/** Runs in the page: navigates on the client, without reloading the Studio. */
function follow(path: string | null) {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Waits until the last pane shows its content. */
async function untilLoaded(page: Page): Promise<void> {
  await page.locator('[data-testid$=pane]').last().waitFor()
  await page.waitForFunction(() => !document.querySelector('[data-ui=Spinner]'))
}

const untilForm = (page: Page) => page.locator('[data-testid=form-view]').waitFor()
