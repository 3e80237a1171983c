"""What goes wrong is said in one sentence, in the language asked for, wherever that was typed."""

import ast
from pathlib import Path

import pytest

import ludotheque
from ludotheque.cli import machine
from tests.cli.drive import fault
from tests.words.plurals import PLURAL

CLI = Path(ludotheque.__file__).parent / "cli"
TYPED = [
    (["play", "dikta"], "Il n’y a pas de jeu 'dikta'", "There is no game 'dikta'"),
    (["play", "connect4", "--seats", "5"], "se joue de 2 à 2 places", "2 to 2 seats"),
    (["play", "connect4", "--option", "speed"], "NOM=VALEUR", "NAME=VALUE"),
    (["play", "connect4", "--bots", "clever:2"], "ce niveau n’existe pas", "there is no such level"),
    (["play", "connect4", "--manual", "--seed", "1"], "se contredisent", "contradict each other"),
    (["replay", "/nowhere"], "donnez le chemin d’un journal", "give the path of a journal"),
    (["play", "--from", "/nowhere"], "d’une position sauvegardée", "of a saved position"),
    (["rules", "chess"], "pas de registre de règles pour chess", "no rule ledger for chess"),
    (["rules", "connect4", "C4-05"], "n’a pas de règle C4-05 ; voisines : C4-0", "no rule C4-05; near it are C4-0"),
    (["content", "check", "/nowhere"], "Il n’y a pas de dossier /nowhere", "There is no folder /nowhere"),
    (["serve", "--log-level", "x"], "Il n’y a pas de niveau de journal x", "There is no log level x"),
    (["serve", "--database", "x"], "La base de données s’écrit", "The database is written"),
    (["host", "--key-file", "/nowhere", "bans"], "Il n’y a pas de fichier /nowhere", "There is no file /nowhere"),
    (["plya"], "pas de commande plya ; voisines : play", "no command plya; near it are play"),
    (["host", "bann"], "pas de commande bann", "no command bann"),
    (["--bogus"], "pas d’option --bogus ici", "no option --bogus here"),
    (["play", "--bogus"], "pas d’option --bogus ici", "no option --bogus here"),
    (["replay"], "Il manque FILE", "FILE is missing"),
    (["play", "--seats", "many"], "pour --seats ne convient pas", "for --seats does not fit"),
    (["verify", "a", "b"], "ne s’emploie pas ainsi", "no way to call"),
]


@pytest.mark.parametrize(("words", "french", "english"), TYPED, ids=[" ".join(words) for words, _, _ in TYPED])
def test_a_fault_is_said_in_the_language_asked_for(words: list[str], french: str, english: str) -> None:
    for lang, part in (("fr", french), ("en", english)):
        said = fault("--lang", lang, *words)
        assert part in said and not PLURAL[lang].search(said)


def test_the_language_may_stand_anywhere_and_the_last_one_holds() -> None:
    assert "Il n’y a pas de jeu" in fault("play", "dikta", "--lang", "fr")
    assert "pas d’option" in fault("play", "--bogus", "--lang=fr")
    assert "There is no game" in fault("--lang", "fr", "play", "dikta", "--lang", "en")
    assert "There is no game" in fault("play", "dikta")


def test_an_option_without_its_value_names_its_command() -> None:
    assert "--seats is not followed by its value" in fault("play", "--seats") and " play --help`" in fault(
        "play", "--seats"
    )


def test_a_language_there_is_not_is_refused_in_the_usual_one() -> None:
    assert "The value given for --lang does not fit" in fault("--lang", "de", "games")


def test_files_and_faults_of_the_program_speak_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = tmp_path / "no" / "folder"
    said = fault("--lang", "fr", "play", "connect4", "--journal", nowhere, code=1)
    assert "ne peut pas servir : il n’y a pas de tel fichier ou dossier" in said
    position = tmp_path / "position"
    position.write_text("{}", encoding="utf-8")
    assert "Ce n’est pas une position sauvegardée" in fault("--lang", "fr", "play", "--from", position, code=1)
    monkeypatch.setattr(machine, "_version", lambda name: 1 // 0)
    assert "c’est une faute du programme (ZeroDivisionError" in fault("--lang", "fr", "doctor", code=1)


def test_no_fault_is_a_sentence_in_the_code() -> None:
    named = []
    for path in sorted(CLI.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadUsage":
                assert isinstance(node.args[0], ast.Constant), f"{path.name}:{node.lineno}"
                named.append(str(node.args[0].value))
    assert len(named) > 30 and all(name.startswith("cli-") for name in named)
