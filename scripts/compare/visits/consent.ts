import { atEachWidth, hidePage, type Visit } from './visit.ts'

export const consent = (): Visit[] =>
  atEachWidth({
    group: 'consent',
    path: '/',
    visitor: 'new',
    act: async (page, take) => {
      await hidePage(page)
      const banner = page.getByRole('region').filter({ has: page.locator('#cookie-banner-title') })
      await banner.waitFor()
      await take('banner', 'window')
      await banner.getByRole('button', { name: 'Customize' }).dispatchEvent('click')
      const settings = page.locator('dialog[open]')
      await settings.waitFor()
      await take('settings', settings)
    },
  })
