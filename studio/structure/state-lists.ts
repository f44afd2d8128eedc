import { BellIcon } from '@sanity/icons/Bell'
import { DocumentIcon } from '@sanity/icons/Document'
import { distinctUntilChanged, map } from 'rxjs'
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { apiVersion } from '../env'
import { type ContentState, contentState, stateLists } from './content-state'
import { countedIcon } from './counted-icon'

/** Documents that may need an editor, by their state. A document can be in several lists. */
export function needsAttention(S: StructureBuilder, context: StructureResolverContext) {
  const total = ({ ids }: ContentState) => new Set(Object.values(ids).flat()).size
  return S.listItem()
    .id('needs-attention')
    .title('Needs attention')
    .icon(countedIcon(BellIcon, total, 'caution'))
    .child(
      S.list()
        .id('needs-attention')
        .title('Needs attention')
        .items(
          stateLists.map((list) =>
            S.listItem()
              .id(list.name)
              .title(list.title)
              .icon(countedIcon(DocumentIcon, ({ ids }) => ids[list.name].length, 'caution'))
              .child(() => stateList(S, context, list)),
          ),
        ),
    )
}

type StateList = (typeof stateLists)[number]

/** The documents in a state; live. */
function stateList(S: StructureBuilder, context: StructureResolverContext, list: StateList) {
  return contentState(context.documentStore).pipe(
    map(({ ids }) => ids[list.name].toSorted()),
    distinctUntilChanged((before, after) => before.join() === after.join()),
    map((ids) =>
      S.documentList()
        .id(list.name)
        .title(list.title)
        .apiVersion(apiVersion)
        .filter('_id in $ids')
        .params({ ids })
        .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }])
        .initialValueTemplates([])
        // A document link opens the document in the list of its type.
        .canHandleIntent(() => false),
    ),
  )
}
