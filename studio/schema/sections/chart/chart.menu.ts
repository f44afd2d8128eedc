import {
  above,
  bars,
  below,
  columns,
  curve,
  type Drawings,
  left,
  rows,
  stack,
  uprights,
} from '../../../components/drawing-shapes'
import { EXAMPLE_SOURCE, items, toReplace } from '../../starter'

export const chartDrawings: Drawings = {
  bars: left(bars([1, 0.78, 0.6, 0.45, 0.3], 0)),
  columns: above(uprights([0.3, 0.45, 0.4, 0.6, 0.5, 0.95, 0.75], 5)),
  line: above(curve),
  share: above(below(rows(1, 'label:6 tag:4 tag:2'), columns(3, 'title line'))),
  meters: left(
    below(stack('line meter'), stack('line meter'), stack('line meter'), stack('line meter')),
  ),
}

export const chartStarter = {
  title: toReplace('Say what the chart shows'),
  valueName: 'Share',
  unit: '%',
  points: items(
    'chartPoint',
    { label: 'First', value: 48, highlight: true },
    { label: 'Second', value: 32 },
    { label: 'Third', value: 20 },
  ),
  summary: toReplace('The first has about half. The second and the third share the rest.'),
  source: EXAMPLE_SOURCE,
}
