import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import {
  type DocumentInspector,
  type DocumentInspectorMenuItem,
  defineDocumentInspector,
} from 'sanity'
import { useDocumentPane } from 'sanity/structure'
import { unaccepted } from '../schema/validation/accepted-warnings'
import { CheckPanel } from './check-panel'

function useMenuItem(): DocumentInspectorMenuItem {
  const { validation, value } = useDocumentPane()
  const levels = unaccepted(validation, value).map(({ level }) => level)
  const common = { title: 'Check before publishing', showAsAction: true }
  if (levels.includes('error')) return { ...common, icon: ErrorOutlineIcon, tone: 'critical' }
  if (levels.includes('warning')) return { ...common, icon: WarningOutlineIcon, tone: 'caution' }
  return { ...common, icon: CheckmarkCircleIcon, tone: 'positive' }
}

const checkInspector = defineDocumentInspector({
  name: 'check',
  component: CheckPanel,
  useMenuItem,
})

/** Replaced, because the Studio's own list of validation messages offers no repairs and no acceptance. */
const REPLACED = 'sanity/structure/validation'

/** Puts the check first, in place of the Studio's validation list. */
export const withCheck = (inspectors: DocumentInspector[]): DocumentInspector[] => [
  checkInspector,
  ...inspectors.filter(({ name }) => name !== REPLACED),
]
