import { atEachWidth, type Visit } from './visit.ts'

/** The sticky index would cover the examples. */
const WITHOUT_INDEX = 'main nav { position: static !important }'

/** Every example of the gallery, one picture each. */
export const gallery = (): Visit[] =>
  atEachWidth({
    group: 'gallery',
    path: '/gallery',
    visitor: 'editor',
    act: async (page, take) => {
      await page.addStyleTag({ content: WITHOUT_INDEX })
      const seen = new Map<string, number>()
      for (const exhibit of await page.locator('[data-exhibit]').all()) {
        const own = (await exhibit.getAttribute('data-exhibit')) ?? ''
        const type = await exhibit.locator('xpath=ancestor::*[@id][1]').getAttribute('id')
        const name = `${type}, ${own}`
        const times = (seen.get(name) ?? 0) + 1
        seen.set(name, times)
        await take(times > 1 ? `${name} ${times}` : name, exhibit)
      }
    },
  })
