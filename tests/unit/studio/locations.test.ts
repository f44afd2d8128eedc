import type { DocumentLocationResolverObject } from 'sanity/presentation'
import { expect, test } from 'vitest'
import { locations } from '../../../studio/presentation/locations'
import { routableTypeNames } from '../../../studio/schema/routable-types'

const all: Record<string, unknown> = locations

test.each(routableTypeNames)('a %s opens its own page, and says when it has no address', (type) => {
  const { resolve } = all[type] as DocumentLocationResolverObject<string>
  const path = '/company/news/a-story'
  expect(resolve({ title: 'A story', path })?.locations?.[0]).toEqual({
    title: 'A story',
    href: path,
  })
  for (const wrong of [undefined, '//company//trust', '/Company/Trust']) {
    expect(resolve({ title: 'A story', path: wrong })).toMatchObject({ tone: 'caution' })
  }
  expect(resolve(null), 'not stored yet').toBeUndefined()
})
