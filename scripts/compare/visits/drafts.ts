import { contentClient } from '../../run/content-client.ts'
import { LAKE_TOKEN, type ServedTree } from '../serve-tree.ts'
import { atEachWidth, type Visit } from './visit.ts'

type Routable = { type: string; path: string }

/** The home page and a page of each document type in draft mode. */
export async function drafts({ settings }: ServedTree): Promise<Visit[]> {
  const client = contentClient(settings, LAKE_TOKEN)
  const query = '*[defined(path.current)] | order(_id){"type": _type, "path": path.current}'
  const routable = await client.fetch<Routable[]>(query)
  const ofEachType = new Map(routable.map((each) => [each.type, each.path] as const).toReversed())
  return ['/', ...ofEachType.values()].flatMap((path) =>
    atEachWidth({
      group: 'drafts',
      path,
      visitor: 'editor',
      act: (_, take) => take(path),
    }),
  )
}
