import { above, beside, columns, type Drawings, rows } from '../../../components/drawing-shapes'
import { items, toReplace } from '../../starter'

export const boardBriefDrawings: Drawings = {
  brief: above(
    beside(
      columns(1, 'title line line line', { sheet: true }),
      rows(3, 'line:3 display:2 label:1'),
    ),
  ),
}

export const boardBriefStarter = {
  title: 'What the board reads',
  organization: toReplace('Example Bank'),
  period: 'Third quarter',
  verdict: toReplace('The one sentence that the board should remember.'),
  indicators: items('boardIndicator', {
    label: 'Share of screened transfers',
    value: '100%',
    before: '99%',
    limit: '98%',
    standing: 'within',
  }),
  note: 'Sample figures.',
}
