import { hidePage, type Visit } from './visit.ts'

const MENU = 'header button[data-menu]'
const HOME = { group: 'menus', path: '/', visitor: 'decided' } as const

/** Every open menu of the header; on a phone the drawer and each of its groups. */
export function menus(): Visit[] {
  return [
    {
      ...HOME,
      width: 1280,
      act: async (page, take) => {
        await hidePage(page)
        for (const menu of await page.locator(MENU).all()) {
          await menu.dispatchEvent('click')
          await take(await menu.innerText(), 'window')
        }
      },
    },
    {
      ...HOME,
      width: 390,
      height: 1600,
      act: async (page, take) => {
        await hidePage(page)
        await page.getByRole('button', { name: 'Menu', exact: true }).dispatchEvent('click')
        await take('drawer', 'window')
        for (const menu of await page.locator(MENU).all()) {
          await menu.dispatchEvent('click')
          await take(`drawer, ${await menu.innerText()}`, 'window')
        }
      },
    },
  ]
}
