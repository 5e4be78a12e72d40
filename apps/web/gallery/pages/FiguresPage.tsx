import { Card } from '#ui/Card.tsx'
import { Fact, FactRows, FactTiles } from '#ui/Facts.tsx'
import { Figure } from '#ui/Figure.tsx'
import { FigureTrend } from '#ui/FigureTrend.tsx'

export const FiguresPage = () => (
  <div className="grid max-w-2xl gap-5">
    <Figures />
    <Card as="div" className="p-5">
      <FactRows>
        <Fact label="Room">Newton 2.14</Fact>
        <Fact label="Lecturer">Ruth Okonkwo</Fact>
        <Fact label="Students">48 of 60 seats</Fact>
      </FactRows>
    </Card>
    <FactTiles sunken>
      <Fact label="Leave">Annual leave</Fact>
      <Fact label="Length">3 days</Fact>
      <Fact label="First day">12 November</Fact>
      <Fact label="Last day">14 November</Fact>
      <Fact label="Submitted">2 November, 09:14</Fact>
    </FactTiles>
  </div>
)

const Figures = () => (
  <Card as="div" className="p-5">
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
