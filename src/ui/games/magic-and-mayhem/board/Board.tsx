import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SIZE } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import { Controls } from '../../../parts/board/Controls.tsx';
import { isBlow, useCloseUp } from '../../../parts/board/close-up.ts';
import { BoardMark } from '../../../parts/board/Flourish.tsx';
import { HomePointer } from '../../../parts/board/HomePointer.tsx';
import { focusOn } from '../../../parts/board/keyboard.ts';
import { Scroller } from '../../../parts/board/Scroller.tsx';
import { BoardSquare } from '../../../parts/board/SquareMark.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import './board.css';
import './cells.css';
import './tokens.css';
import { BannerShape } from '../Banner.tsx';
import { BoardObjects } from './BoardObjects.tsx';
import { boardTap, squareKeys } from './board-input.ts';
import { planKey, readPlan } from './board-plan.ts';
import { CellGrid } from './CellGrid.tsx';
import { DarkTiles } from './DarkTiles.tsx';
import { figures, useFigures } from './figures.ts';
import { useFollow } from './follow.ts';
import { useLunge } from './lunge.ts';
import { MiniMap } from './MiniMap.tsx';
import type { BoardProps } from './props.ts';
import { RoomFeatures } from './RoomFeatures.tsx';
import { lookAround, nextThing } from './spoken-squares.ts';
import { TargetMarks } from './TargetMarks.tsx';
import { Grounds, Prints, useTurning } from './Tiles.tsx';
import { Tokens } from './Tokens.tsx';
import { TorchLight } from './TorchLight.tsx';
import { wayHome } from './way-home.ts';

export type { BoardProps, CellAction, Cue } from './props.ts';

/** The dungeon: tiles, light, figures, and every square that can be tapped. */
export function Board({ view, content, seats, acting, actions, dark, cue, focus, name, onSay, onTap, onDark, ...room }: BoardProps) {
  const plan = useMemo(() => readPlan(view.board, content), [planKey(view.board), content]);
  const { width, height } = plan;
  const turning = useTurning(plan.places);
  const cast = useFigures(figures(view, content));
  const grid = useRef<HTMLDivElement>(null);
  const lit = [...actions.keys()];
  const { camera, light, holder } = useFollow({ view, plan, acting, lit, dark: dark?.keys() ?? [], focus, blow: isBlow(cue) });
  const { side } = camera;
  useLunge(grid, cue, width, side);
  useCloseUp(camera, cue, width);

  const [cursor, setCursor] = useState<number | null>(null);
  const isCell = (square: number | null | undefined): square is number =>
    square !== null && square !== undefined && plan.marks[square] !== 0;
  const stop = [cursor, holder, lit[0]].find(isCell) ?? plan.marks.findIndex((mark) => mark !== 0);
  useEffect(() => {
    // A new turn begins at its hero, unless somebody is just walking about with the keys.
    if (!grid.current?.contains(document.activeElement)) setCursor(null);
  }, [acting]);
  const onSquare = (square: number) => {
    if (plan.marks[square] !== 0) setCursor(square);
    onTap(square, actions.get(square) ?? null);
  };
  const onGo = (square: number) => {
    setCursor(square);
    focusOn(grid.current, `[data-square="${square}"]`);
  };
  const onClick = boardTap({ width, height, side, isLit: (square) => actions.has(square), lit, onSquare });
  const onKeyDown = squareKeys({
    plan,
    camera,
    home: isCell(holder) ? holder : null,
    onGo,
    onSquare,
    onLook: (square) => onSay(lookAround(plan, name, square)),
    nextThing: (square, by) => nextThing(plan, name, actions, holder ?? square, square, by),
  });
  /** A class, since the style sheet would have to look at hundreds of squares whenever anything is tapped. */
  const ring = (shown: boolean) => grid.current?.classList.toggle('keyed', shown);

  const middle = { x: (light % width) + 0.5, y: Math.floor(light / width) + 0.5 };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the grid and of the zoom, wherever in the board the focus is
    <div class="board dungeon" onKeyDown={onKeyDown}>
      <Scroller camera={camera} width={width} height={height} onClick={onClick}>
        <Grounds plan={plan} turning={turning} />
        <CellGrid grid={grid} plan={plan} actions={actions} name={name} stop={stop} onRing={ring} />
        <TorchLight {...middle} side={side} />
        <div class="layer prints" aria-hidden>
          <Prints plan={plan} turning={turning} spent={view.spent} />
          {view.wakened && <DoorGlow home={view.sides[0]?.home ?? 0} wide={plan.wide} />}
          {view.sides.length > 1 && <Homes sides={view.sides} wide={plan.wide} />}
          <BoardObjects blocked={view.board.blocked} loot={view.loot} quest={view.quest} content={content} width={width} />
        </div>
        <RoomFeatures plan={plan} features={view.features} usable={room.usable ?? null} onThing={(slot) => room.onThing?.(slot)} />
        <div class="layer tokens" aria-hidden>
          <Tokens
            cast={cast}
            cue={cue}
            plan={plan}
            content={content}
            seats={seats}
            acting={acting}
            side={side}
            contest={view.sides.length > 1}
          />
        </div>
        <div class="layer aims" aria-hidden>
          <BoardSquare square={stop} width={width} class="ring" />
          <TargetMarks actions={actions} view={view} width={width} />
          <BoardMark cue={cue} width={width} />
        </div>
        {dark && onDark && dark.size > 0 && <DarkTiles dark={dark} wide={plan.wide} onDark={onDark} />}
      </Scroller>
      <Controls
        camera={camera}
        seat={holder === null || acting === null ? null : (seats[acting] ?? null)}
        onFind={() => camera.centre(middle.x, middle.y)}
      />
      <HomePointer camera={camera} to={wayHome(view)} label="Show the Entrance" />
      {camera.ready && !camera.whole && <MiniMap plan={plan} camera={camera} view={view} seats={seats} acting={acting} lit={lit} />}
    </div>
  );
}

/** On the way home the Entrance shines, with its stairs over all squares that glow, so that nobody has to be told where to run (MM-54). */
const DoorGlow = ({ home, wide }: { home: number; wide: number }) => (
  <i
    class="door-glow"
    style={{ left: `calc(var(--s) * ${(home % wide) * SIZE})`, top: `calc(var(--s) * ${Math.floor(home / wide) * SIZE})` }}
  >
    <Icon name="stairs" />
  </i>
);

/** Each side's banner over its Entrance. */
const Homes = ({ sides, wide }: { sides: BoardProps['view']['sides']; wide: number }) => (
  <>
    {sides.map(({ home }, side) => (
      <svg
        key={home}
        class="home-banner"
        viewBox="0 0 40 52"
        style={{
          left: `calc(var(--s) * ${(home % wide) * SIZE + 2.45})`,
          top: `calc(var(--s) * ${Math.floor(home / wide) * SIZE + 2.3})`,
        }}
        aria-hidden
      >
        <BannerShape side={side} />
      </svg>
    ))}
  </>
);
