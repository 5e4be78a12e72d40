import { Card } from '#ui/Card.tsx'
import { Figure } from '#ui/Figure.tsx'
import { FigureTrend } from '#ui/FigureTrend.tsx'

export const FiguresPage = () => (
  <Card as="div" className="max-w-2xl p-5">
    <dl className="flex flex-wrap gap-x-10 gap-y-5">
      <Figure
        label="Attendance so far"
        definition="attendance-so-far"
        size="xl"
        value="87.6"
        unit="%"
        to="/lists"
        toLabel="See the records"
      >
        <FigureTrend change={2.1}>2.1 points above this time last week</FigureTrend>
      </Figure>
      <Figure label="Late" definition="late-share" size="lg" value="12.4%">
        <FigureTrend change={1.5} more="worse">
          1.5 points above last term
        </FigureTrend>
      </Figure>
      <Figure label="GPA" definition="gpa" value="3.45">
        <FigureTrend change={0}>Same as last term</FigureTrend>
      </Figure>
      <Figure label="Staff present" size="sm" value="84" unit=" of 99" />
    </dl>
  </Card>
)
