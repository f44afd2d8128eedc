import { above, beside, type Drawings, night, rows } from '../../../components/drawing-shapes'
import { EXAMPLE_SOURCE, items, toReplace } from '../../starter'

export const profilesDrawings: Drawings = {
  regions: above(rows(3, 'title:2 meter:6'), night),
  countries: above(
    beside(rows(2, 'display:1 text:4 label:1'), rows(2, 'display:1 text:4 label:1')),
  ),
}

export const profilesStarter = {
  title: 'Region by region',
  profiles: items(
    'profile',
    {
      name: 'Europe',
      adoption: 12,
      size: '$1.0T',
      points: [toReplace('One trend')],
      highlight: true,
    },
    { name: 'North America', adoption: 16, size: '$1.3T', points: [toReplace('Another trend')] },
  ),
  source: EXAMPLE_SOURCE,
}
