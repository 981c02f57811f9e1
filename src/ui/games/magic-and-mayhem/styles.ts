/** One order for the style sheets of the table, whatever imports which first: of two rules that weigh the same the later one holds. */
import './cards/cards.css';
import './question.css';
import './fight/targets.css';
import './event-scenes/event-scenes.css';
import './shop.css';
import './story/story.css';
import './trial/hourglass.css';
import './trial/parrot.css';
import './trial/trial.css';
import './board/board.css';
import './board/cells.css';
import './board/tokens.css';
import './panel/panel.css';
import './panel/panel-small.css';
import './sides.css';
import './stage.css';
