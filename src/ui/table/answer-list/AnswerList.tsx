import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '../../../engine/game.ts';
import type { ChoicePrompt } from '../../../engine/session.ts';
import { answerList, type ListNode } from '../../../engine/shared/answer-list.ts';
import { bringListBack, keysInUse, listIsAway, putListAway } from '../../parts/keys-in-use.ts';
import { isHushed } from '../private-speech.ts';
import type { TableController } from '../table-controller.ts';
import './answer-list.css';

/** Whether the list is there: for whoever asked for it at the seats, and where keys or a switch are used. */
export function useAnswerList<V extends GameTypes>(play: TableController<V>): boolean {
  const seat = play.deciding.value;
  return keysInUse.value || (seat !== null && play.seat(seat)?.answerList === true);
}

/** The legal answers as nodes of the list. */
function nodesOf<V extends GameTypes>(play: TableController<V>, asked: ChoicePrompt<V>): readonly ListNode[] {
  const { describe } = play.ui;
  const view = play.observation.value.view;
  const names = play.names.value;
  const hushed = isHushed(play);
  const lines = asked.options.map((command) => {
    const { hushed: quiet, ...answer } = describe.listed(view, asked.choice, command, names);
    return hushed && quiet !== undefined ? { ...answer, words: quiet } : answer;
  });
  return answerList(lines, describe.purposes);
}

/** The nodes of an opened group. */
function openedAt(nodes: readonly ListNode[], path: readonly number[]): readonly ListNode[] {
  let at = nodes;
  for (const step of path) {
    const node = at[step];
    if (!node || 'index' in node) break;
    at = node.nodes;
  }
  return at;
}

/** Whether the focus is nowhere: on nothing, or on something that rests. */
function isFocusLost(): boolean {
  const { activeElement: active } = document;
  return !active || active === document.body || active.closest('[inert]') !== null;
}

/** Brings the list back for whoever has put it away. Seen only while it has the focus, like a skip link. */
export function AnswerListButton() {
  if (!listIsAway.value) return null;
  return (
    <button type="button" class="answer-line back" onClick={bringListBack}>
      What can I do? Show the list
    </button>
  );
}

type AnswerListProps<V extends GameTypes> = {
  readonly play: TableController<V>;
};

/**
 * "What can I do?": the same legal answers as on the table, as buttons in the order of Tab, each named by what comes of it. Where there are
 * many they are groups that open, so that two switches come to each of them in a few steps.
 */
export function AnswerList<V extends GameTypes>({ play }: AnswerListProps<V>) {
  const { prompt, revision } = play;
  const asked = play.open.value && prompt?.kind === 'choose' ? prompt : null;
  const [opened, setOpened] = useState<{ readonly at: number; readonly path: readonly number[] }>({ at: revision, path: [] });
  const path = opened.at === revision ? opened.path : [];
  const nodes = useMemo(() => (asked ? nodesOf(play, asked) : []), [asked, play.names.value, isHushed(play)]);
  const list = useRef<HTMLElement>(null);
  /** Whether the last answer was given here: then the next one is looked for here. */
  const here = useRef(false);
  /** Whether something was asked here before: whoever opens the list begins in it. */
  const seen = useRef(false);
  const seat = play.deciding.value;
  const always = seat !== null && play.seat(seat)?.answerList === true;

  useLayoutEffect(() => {
    if (!asked && here.current && isFocusLost()) list.current?.querySelector('h2')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!asked || list.current?.closest('[inert]')) return;
    const begins = !seen.current;
    seen.current = true;
    if (begins || always || here.current || isFocusLost()) list.current?.querySelector('button')?.focus();
  }, [asked !== null, revision, path.length, always]);

  const shown = openedAt(nodes, path);
  const open = (steps: readonly number[]) => {
    here.current = true;
    setOpened({ at: revision, path: steps });
  };
  return (
    <nav ref={list} class="answer-list paper" aria-labelledby="answer-list">
      <h2 id="answer-list" tabIndex={-1}>
        What can I do?
      </h2>
      <ul key={`${revision} ${path.join(' ')}`}>
        {shown.map((node, i) => (
          <li key={node.words}>
            {'index' in node ? (
              <button
                type="button"
                class="answer-line"
                data-answer={node.index}
                onClick={() => {
                  here.current = true;
                  play.choose(node.index, revision);
                }}
              >
                {node.words}
              </button>
            ) : (
              <button type="button" class="answer-line group" aria-expanded="false" onClick={() => open([...path, i])}>
                {node.words}
              </button>
            )}
          </li>
        ))}
        {path.length > 0 && (
          <li>
            <button type="button" class="answer-line group" onClick={() => open(path.slice(0, -1))}>
              Back to all that I can do
            </button>
          </li>
        )}
        {asked && !always && path.length === 0 && (
          <li>
            <button type="button" class="answer-line shut" onClick={putListAway}>
              Put this list away
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
