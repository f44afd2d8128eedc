import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { type DocumentInspector, defineDocumentInspector } from 'sanity'
import { routableTypeNames } from '../../schema/routable-types'
import { ResultsPanel } from './results-panel'

const resultsInspector = defineDocumentInspector({
  name: 'results',
  component: ResultsPanel,
  useMenuItem: () => ({ title: 'Results', icon: ChartUpwardIcon, showAsAction: true }),
})

/** Adds the results of a page to the panels of its document. */
export const withResults = (
  inspectors: DocumentInspector[],
  { documentType }: { documentType: string },
): DocumentInspector[] =>
  routableTypeNames.some((name) => name === documentType)
    ? [...inspectors, resultsInspector]
    : inspectors
